import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { Seal } from '#app/_composition/installation-seal.ts';
import { NONCE_COOKIE, TICKET_COOKIE } from '#app/_process/cookie-names.ts';

const text = z.string().check(z.maxLength(500));

/** The editor's request, as passed to the page request that follows it. */
const EditingTicket = z.object({
  kind: z.literal('editing'),
  /** The address the ticket is valid for, including the language. */
  route: z.string(),
  site: text,
  itemId: text,
  language: z.enum(LANGUAGES),
  mode: z.enum(['edit', 'preview']),
  version: z.optional(text),
  layoutKind: z.enum(['final', 'shared']),
  variant: z.optional(text),
  /** A single component, in the design library. */
  component: z.optional(z.object({ uid: text, renderingId: text, dataSourceId: text })),
  /** The key of the cached layout, when the editor sent one. */
  layoutKey: z.optional(text),
  nonce: z.string(),
  /** In milliseconds since 1970. */
  until: z.number(),
});
export type EditingTicket = z.infer<typeof EditingTicket>;

/** The internal path of the editing page, after the language; without a ticket it gives 404. */
export const EDITING_PATH = '/~editing';

/** How long a ticket is valid, in seconds. */
const LIFE_SECONDS = 3;

/**
 * The two cookies of a ticket, in the format the editor's frame accepts: sealed, so only we can create or
 * read them.
 */
export const ticketCookies = (
  ticket: Omit<EditingTicket, 'kind' | 'nonce' | 'until'>,
  seal: Seal,
  now: number,
): readonly string[] => {
  const nonce = randomBytes(16).toString('hex');
  const whole: EditingTicket = { ...ticket, kind: 'editing', nonce, until: now + LIFE_SECONDS * 1000 };
  const cookie = (name: string, value: string) =>
    `${name}=${value}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=None; Secure; Partitioned`;
  return [cookie(NONCE_COOKIE, nonce), cookie(TICKET_COOKIE, seal.close(JSON.stringify(whole)))];
};

/** The ticket of a request; `undefined` when there is none, or it is invalid or expired. */
export const ticketOf = (
  cookieHeader: string | null | undefined,
  seal: Seal,
  now: number,
): EditingTicket | undefined => {
  const nonce = cookieIn(cookieHeader ?? '', NONCE_COOKIE);
  const sealed = cookieIn(cookieHeader ?? '', TICKET_COOKIE);
  const opened = sealed === undefined ? undefined : seal.open(sealed);
  if (opened === undefined) return undefined;
  const ticket = EditingTicket.safeParse(JSON.parse(opened)).data;
  return ticket !== undefined && ticket.nonce === nonce && ticket.until >= now ? ticket : undefined;
};

const cookieIn = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
