import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { Seal } from '#app/_composition/installation-seal.ts';
import { NONCE_COOKIE, TICKET_COOKIE } from '#app/_process/cookie-names.ts';

const text = z.string().check(z.maxLength(500));

/** What the editor opened, as the one page request after it is told. */
const EditingTicket = z.object({
  kind: z.literal('editing'),
  /** The address the ticket is good for, language included. */
  route: z.string(),
  site: text,
  itemId: text,
  language: z.enum(LANGUAGES),
  mode: z.enum(['edit', 'preview']),
  version: z.optional(text),
  layoutKind: z.enum(['final', 'shared']),
  variant: z.optional(text),
  /** One component alone, in the design library. */
  component: z.optional(z.object({ uid: text, renderingId: text, dataSourceId: text })),
  /** The layout itself, kept by us for a moment, where the editor sent it along. */
  kept: z.optional(text),
  nonce: z.string(),
  /** In milliseconds since 1970. */
  until: z.number(),
});
export type EditingTicket = z.infer<typeof EditingTicket>;

/** Where the pages that are worked on are drawn, behind the language; without a ticket there is nothing. */
export const EDITING_PATH = '/~editing';

/** How long the editor has to follow, in seconds. */
const LIFE_SECONDS = 3;

/** The two cookies of a ticket, as the editor's frame takes them: nobody can make or read one. */
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

/** The ticket that a request shows; `undefined` where there is none, or none of ours, or none any more. */
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
