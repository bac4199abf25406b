import { MAIL_KINDS, MailTextBodySchema, mailTextFaults } from '@fairdesk/core/organiser';
import { invalid } from '../../identity/read-input.ts';
import { conflict, json, notFound, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { mailReaders, mailSample } from './mail-readers.ts';
import { mailTextSamples } from './mail-text-samples.ts';
import { isSameMailText, saveMailText, storedMailText } from './mail-text-writes.ts';

/** `GET` lists the mails with the texts of the fair, `PUT` replaces those of one; `GET readers` and `GET sample`. */
export const mailTextsArea: OrganiserArea = (parts) => async (call) => {
  if (call.request.method === 'GET') return read(parts, call);
  return call.request.method === 'PUT' ? save(parts, call) : methodNotAllowed;
};

const read = async (parts: OrganiserParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const { database, publicUrl, clock } = parts;
  const { event, path, request } = call;
  const { searchParams } = request.url;
  switch (path.join('/')) {
    case '':
      return json(200, { items: await mailTexts(parts, call) });
    case 'readers': {
      const readers = await mailReaders(database.query, event, searchParams.get('search') ?? '');
      const items = readers.map(({ email, name, companies }) => ({ email, name, companies }));
      return json(200, { items });
    }
    case 'sample': {
      const place = { event, publicUrl, now: clock() };
      return json(200, await mailSample(database.query, place, searchParams.get('email') ?? ''));
    }
    default:
      throw notFound();
  }
};

const mailTexts = async (
  { database: { query }, publicUrl, clock }: OrganiserParts,
  { event }: OrganiserCall,
) => {
  const samples = await mailTextSamples(query, event, publicUrl, clock());
  return Promise.all(
    MAIL_KINDS.map(async (kind) => ({ ...(await storedMailText(query, event, kind)), ...samples })),
  );
};

const save = async (parts: OrganiserParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const { database, publicUrl, clock } = parts;
  const { event, actor } = call;
  const { kind, form, before } = await readDeskBody(call.request, MailTextBodySchema);
  const faults = mailTextFaults(kind, form);
  if (faults.length > 0) throw invalid(faults);
  const now = clock();
  const saved = await database.write((query) =>
    saveMailText(query, { event, actor, now }, kind, form, (stored) => {
      if (!isSameMailText(stored, before)) throw conflict();
    }),
  );
  return json(200, { ...saved, ...(await mailTextSamples(database.query, event, publicUrl, now)) });
};
