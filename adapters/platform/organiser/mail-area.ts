import {
  type LoggedMail,
  MAIL_PAGE_SIZE,
  MAIL_STATES,
  type MailAction,
  type MailPage,
  type MailText,
  mailActionOf,
  STATE_AFTER,
} from '@fairdesk/core/organiser';
import { z } from 'zod';
import { fold } from '../database/fold.ts';
import type { Query } from '../database/open-database.ts';
import { readInput } from '../identity/read-input.ts';
import { recordAudit } from '../record-audit.ts';
import { conflict, json, notFound, type ServiceResponse } from '../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from './area.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

/**
 * `GET ?state=&search=&participation=&letter=&before=`: a page of the mail log; `GET /{id}`: a mail with its text;
 * `POST /{id}/resend`, `/{id}/cancel`, and `/resend` for several.
 */
export const mailArea: OrganiserArea = (parts) => async (call) => {
  switch (call.request.method) {
    case 'GET':
      return json(200, await read(parts.database.query, call));
    case 'POST':
      return post(parts, call);
    default:
      return methodNotAllowed;
  }
};

const read = (query: Query, call: OrganiserCall): Promise<MailPage | MailText> => {
  const [id] = call.path;
  return id === undefined ? readPage(query, call) : readText(query, call, id);
};

const post = async (parts: OrganiserParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const [id = '', action] = call.path;
  if (id === 'resend' && action === undefined) return resendAll(parts, call);
  return action === 'resend' || action === 'cancel'
    ? act(parts, call, id, action)
    : json(404, { error: 'not_found' });
};

/** The mails of an event with their companies. */
const mailsOf = (query: Query, event: string) =>
  query
    .selectFrom('outbox')
    .leftJoin('participations', 'participations.id', 'outbox.participationId')
    .select(['outbox.id', 'outbox.recipient', 'outbox.subject', 'outbox.state', 'outbox.created'])
    .select(['outbox.sentAt', 'outbox.due', 'outbox.attempts', 'outbox.answer'])
    .select(({ eb, fn }) => [
      'participations.organizationName as company',
      eb(fn.coalesce('outbox.wholeBody', 'outbox.body'), '<>', '').as('hasText'),
    ])
    .where('outbox.eventId', '=', event);

type Row = Awaited<ReturnType<ReturnType<typeof mailsOf>['executeTakeFirstOrThrow']>>;

const toLogged = ({ sentAt, company, answer, hasText, ...row }: Row): LoggedMail => ({
  ...row,
  company: company ?? '',
  answer: answer ?? '',
  hasText: Boolean(hasText),
  ...(sentAt !== null && { sent: sentAt }),
});

const readPage = async (query: Query, { event, request }: OrganiserCall): Promise<MailPage> => {
  const { searchParams } = request.url;
  const state = MAIL_STATES.find((each) => each === searchParams.get('state'));
  const search = fold(searchParams.get('search') ?? '').trim();
  const participation = searchParams.get('participation');
  const letter = searchParams.get('letter');
  const before = searchParams.get('before');
  let mails = mailsOf(query, event).orderBy('outbox.id', 'desc').limit(MAIL_PAGE_SIZE);
  if (state) mails = mails.where('outbox.state', '=', state);
  if (participation) mails = mails.where('outbox.participationId', '=', participation);
  if (letter) mails = mails.where('outbox.letterId', '=', letter);
  if (before) mails = mails.where('outbox.id', '<', before);
  if (search) {
    const pattern = `%${search.replaceAll(/[\\%_]/g, '')}%`;
    mails = mails.where(({ or, eb }) =>
      or([
        eb('outbox.folded', 'like', pattern),
        eb('participations.organizationNameFolded', 'like', pattern),
      ]),
    );
  }
  const counted = query
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('eventId', '=', event)
    .groupBy('state');
  const counts = await (letter ? counted.where('letterId', '=', letter) : counted).execute();
  return {
    items: (await mails.execute()).map(toLogged),
    counts: Object.fromEntries(counts.map(({ state: each, count }) => [each, Number(count)])),
  };
};

/** A personal link in a mail signs its recipient in: no organiser may read it. */
const readText = async (query: Query, { event }: OrganiserCall, id: string): Promise<MailText> => {
  const row = await query
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body', 'wholeBody', 'hasSecret'])
    .where('eventId', '=', event)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const { recipient, subject, body, wholeBody, hasSecret } = row;
  return { recipient, subject, ...(hasSecret === 0 && { body }), isPart: wholeBody !== null };
};

const ResendInput = z.object({ ids: z.array(z.string()).max(MAIL_PAGE_SIZE) });

/** Sends each mail again that allows it; the others have moved on, and stay as they are. */
const resendAll = async (
  { database, mailer, clock }: OrganiserParts,
  call: OrganiserCall,
): Promise<ServiceResponse> => {
  const { ids } = await readInput(call.request, ResendInput);
  const items = await database.write(async (query) => {
    const sent: LoggedMail[] = [];
    for (const id of ids) {
      const mail = await change(query, call, id, 'resend', clock());
      if (typeof mail !== 'string') sent.push(mail);
    }
    return sent;
  });
  void mailer.wake();
  return json(200, { items });
};

const act = async (
  { database, mailer, clock }: OrganiserParts,
  call: OrganiserCall,
  id: string,
  action: MailAction,
): Promise<ServiceResponse> => {
  const mail = await database.write((query) => change(query, call, id, action, clock()));
  if (mail === 'missing') throw notFound();
  if (mail === 'conflict') throw conflict();
  // Not awaited: a slow mail server must not delay the response.
  void mailer.wake();
  return json(200, mail);
};

/** Does to a mail what it allows, and records it. */
const change = async (
  query: Query,
  { event, actor }: OrganiserCall,
  id: string,
  action: MailAction,
  now: Date,
): Promise<LoggedMail | 'missing' | 'conflict'> => {
  const one = () => mailsOf(query, event).where('outbox.id', '=', id).executeTakeFirst();
  const row = await one();
  if (row === undefined) return 'missing';
  const before = toLogged(row);
  if (mailActionOf(before) !== action) return 'conflict';
  const state = STATE_AFTER[action];
  const { numUpdatedRows } = await query
    .updateTable('outbox')
    .set({ state, due: now.toISOString(), attempts: 0, leaseBy: null, leaseUntil: null })
    .where('id', '=', id)
    // A server may have begun to send it since it was read.
    .where('state', '=', before.state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return 'conflict';
  const label = `${before.subject} → ${before.recipient}`;
  const states = { before: { state: before.state }, after: { state } };
  await recordAudit(
    query,
    { event, actor, action: `mail.${action}`, subject: `mail:${id}`, label, ...states },
    now,
  );
  return toLogged((await one()) ?? row);
};
