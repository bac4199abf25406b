import * as z from 'zod/mini';
import type { AddressAnswer } from './address-answer.ts';
import { addressFields } from './address-fields.ts';

/** An address, as the server sends it. */
export const AddressAnswerSchema: z.ZodMiniType<AddressAnswer> = z.object(addressFields(z.string()));
