import * as z from 'zod/mini';
import { EMAIL_MAX, LANGUAGES } from '../../shared/index.ts';
import { TEAM_ROLES, type TeamMember } from './team.ts';

const MemberSchema: z.ZodMiniType<TeamMember> = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(TEAM_ROLES),
  isMember: z.boolean(),
  invited: z.optional(z.string()),
  lastSignIn: z.optional(z.string()),
});

/** The team of a fair, as the server sends it. */
export const TeamSchema = z.object({ items: z.array(MemberSchema) });

const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX));
const RoleSchema = z.enum(TEAM_ROLES);

/** The body that changes the team. */
export const TeamChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('invite'),
    id: z.exactOptional(z.uuid()),
    email: Email,
    role: RoleSchema,
    language: z.enum(LANGUAGES),
  }),
  z.object({ kind: z.literal('role'), email: Email, from: RoleSchema, role: RoleSchema }),
  z.object({ kind: z.literal('remove'), email: Email, role: RoleSchema }),
]);
