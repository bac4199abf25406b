import { WordBodySchema, wordFaults } from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { MAIL_TEXT_PREFIX } from '../../mail/mail-templates.ts';
import { conflict, json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { siteOf } from '../site-of.ts';
import { isSameWord, saveWord, storedWords } from './word-writes.ts';

/** `GET` lists the words of the fair's site, `PUT` replaces those of one key. */
export const wordsArea: OrganiserArea = (parts) => async (call) => {
  const { query } = parts.database;
  if (call.request.method === 'GET') return json(200, { items: await words(query, call.event) });
  return call.request.method === 'PUT' ? save(parts, call) : methodNotAllowed;
};

/** The texts of mails have a screen of their own. */
const words = async (query: Query, event: string) =>
  (await storedWords(query, await siteOf(query, event))).filter(
    ({ key }) => !key.startsWith(MAIL_TEXT_PREFIX),
  );

const save = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { word, before } = await readDeskBody(request, WordBodySchema);
  const faults = wordFaults(word);
  if (faults.length > 0) throw invalid(faults);
  const saved = await database.write((query) =>
    saveWord(query, { event, actor, now: clock() }, word, (stored) => {
      if (!isSameWord(stored, before)) throw conflict();
    }),
  );
  return json(200, saved);
};
