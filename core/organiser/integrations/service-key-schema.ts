import * as z from 'zod/mini';
import {
  type NewServiceKey,
  SERVICE_KEY_SCOPES,
  type ServiceKey,
  type ServiceKeyForm,
  type ServiceKeyScope,
} from './service-key.ts';

/** One of {@link SERVICE_KEY_SCOPES}. */
export const ServiceKeyScopeSchema: z.ZodMiniType<ServiceKeyScope> = z.enum(SERVICE_KEY_SCOPES);

const KeySchema: z.ZodMiniType<ServiceKey> = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(ServiceKeyScopeSchema),
  created: z.string(),
  createdBy: z.string(),
  lastUsed: z.optional(z.string()),
  expires: z.optional(z.string()),
  revoked: z.optional(z.string()),
});

/** The keys of an event, as the server sends them. */
export const ServiceKeysSchema = z.object({ items: z.array(KeySchema) });

/** The body that makes a key with this id. */
export const NewServiceKeyBodySchema: z.ZodMiniType<ServiceKeyForm & { readonly id?: string }> = z.object({
  name: z.string().check(z.trim(), z.maxLength(400)),
  scopes: z.array(ServiceKeyScopeSchema).check(z.maxLength(SERVICE_KEY_SCOPES.length)),
  lastDay: z.string().check(z.maxLength(10)),
  id: z.exactOptional(z.uuid()),
});

/** A new key with its secret. */
export const NewServiceKeySchema: z.ZodMiniType<NewServiceKey> = z.object({
  key: KeySchema,
  secret: z.string(),
});

/** The body that revokes a key. */
export const ServiceKeyRevocationSchema = z.object({ id: z.string().check(z.maxLength(64)) });
