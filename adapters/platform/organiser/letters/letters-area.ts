import {
  LetterBodySchema,
  type LetterForm,
  type LetterPlan,
  type LetterPreview,
  LetterPreviewBodySchema,
  LetterSendBodySchema,
  letterFaults,
} from '@fairdesk/core/organiser';
import { invalid } from '../../identity/read-input.ts';
import { letterMail, letterPage } from '../../mail/letter-mail.ts';
import { mailTemplates } from '../../mail/mail-templates.ts';
import { postMail } from '../../mail/outbox.ts';
import { json, notFound, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { letterAudience, letterPlan, readerValues } from './letter-audience.ts';
import { letterFair, sentLetter, sentLetters } from './letter-rows.ts';
import { sendSlice } from './letter-slices.ts';
import { beginLetter, cancelLetter } from './letter-writes.ts';

/**
 * Letters to exhibitors.
 *
 * | path | |
 * | --- | --- |
 * | `GET` | the letters that were sent |
 * | `POST plan`, `POST preview` | whom a letter would reach, and the letter of one person |
 * | `POST test` | mails the letter of one person to the organiser |
 * | `POST` | sends a letter |
 * | `POST {id}/cancel` | cancels its mails that wait |
 */
export const lettersArea: OrganiserArea = (parts) => async (call) => {
  const [name, action] = call.path;
  const { database, clock } = parts;
  const { event, actor, request } = call;
  if (request.method === 'GET') return json(200, { items: await sentLetters(database.query, event) });
  if (request.method !== 'POST') return methodNotAllowed;
  if (name === undefined) return send(parts, call);
  const work = WORK.get(name);
  if (work) return json(200, await work(parts, call));
  if (action !== 'cancel') return json(404, { error: 'not_found' });
  return json(
    200,
    await database.write((query) => cancelLetter(query, { event, actor, now: clock() }, name)),
  );
};

const checked = (form: LetterForm): void => {
  const faults = letterFaults(form);
  if (faults.length > 0) throw invalid(faults);
};

const plan = async (
  { database: { query }, clock }: OrganiserParts,
  { event, request }: OrganiserCall,
): Promise<LetterPlan> => {
  const { form, search } = await readDeskBody(request, LetterBodySchema);
  checked(form);
  return letterPlan(await letterAudience(query, event, form, clock()), search);
};

const preview = async (
  { database: { query }, publicUrl, clock }: OrganiserParts,
  { event, request }: OrganiserCall,
): Promise<LetterPreview> => {
  const { form, email } = await readDeskBody(request, LetterPreviewBodySchema);
  checked(form);
  const { readers } = await letterAudience(query, event, form, clock());
  const reader = readers.find((each) => each.email === email);
  if (reader === undefined) throw notFound();
  const { name, portal } = await letterFair(query, event);
  const values = (await readerValues(query, name, [reader]))(reader);
  const { language } = reader;
  const { title, html } = letterPage(form, language, portal, values);
  const template = (await mailTemplates(query, event))('letter', language);
  const { body } = letterMail(form, language, { publicUrl, portal }, template)(values);
  return { recipient: email, language, title, html, body };
};

/** Urgent, because bulk mail may wait for an hour. */
const test = async (parts: OrganiserParts, call: OrganiserCall): Promise<LetterPreview> => {
  const { event, actor: recipient } = call;
  const letter = await preview(parts, call);
  const { title: subject, body } = letter;
  const mail = { recipient, subject, body, class: 'urgent' as const, eventId: event };
  await parts.database.write((query) => postMail(query, mail, parts.clock()));
  void parts.mailer.wake();
  return { ...letter, recipient };
};

type Work = (parts: OrganiserParts, call: OrganiserCall) => Promise<unknown>;

/** What is done before a letter is sent. */
const WORK: ReadonlyMap<string, Work> = new Map<string, Work>([
  ['plan', plan],
  ['preview', preview],
  ['test', test],
]);

/** How many slices a request waits for: most letters have no more, and are done with the response. */
const SLICES_AT_ONCE = 3;

const send = async (
  { database, mailer, letters, publicUrl, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const letter = await readDeskBody(request, LetterSendBodySchema);
  checked(letter.form);
  await beginLetter(database, { event, actor, now: clock() }, letter);
  for (let place = 0; place < SLICES_AT_ONCE; place += 1)
    if (!(await sendSlice(database, letter.id, publicUrl, clock()))) break;
  letters?.wake();
  // Not awaited: a slow mail server must not delay the response.
  void mailer.wake();
  return json(200, await sentLetter(database.query, event, letter.id));
};
