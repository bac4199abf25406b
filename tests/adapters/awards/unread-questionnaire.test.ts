import { createAwardProxy, createHttp } from '@fairdesk/client';
import type { EventId } from '@fairdesk/core/shared';
import { smallPdf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { EXHIBITOR, IN_TIME, memoryDesk } from '#tests/support/worlds/award-desk.ts';

const PLACE = { participation: EXHIBITOR, product: '1', award: 'prize' };
const FILE = { question: 'report', type: 'document', file: smallPdf() } as const;

/** What a page may do with a questionnaire before the user removes a file. */
const anyRead = fc.constantFrom('nothing', 'opened before the upload', 'opened after the upload');

it.prop([anyRead])('removes a stored file whatever the proxy has read before', async (read) => {
  const desk = memoryDesk(IN_TIME);
  const answer = async ({ method, url }: Request): Promise<Response> => {
    const id = new URL(url).searchParams.get('documentId') ?? '';
    const found = method === 'DELETE' ? desk.removeFile(PLACE, id) : desk.open(PLACE);
    return Response.json((await found)._unsafeUnwrap());
  };
  const proxy = createAwardProxy(createHttp('https://fair.example/api', answer), '7' as EventId, 'en');
  if (read === 'opened before the upload') (await proxy.open(PLACE))._unsafeUnwrap();
  const [file] = (await desk.addFile(PLACE, FILE))._unsafeUnwrap().files;
  if (read === 'opened after the upload') (await proxy.open(PLACE))._unsafeUnwrap();
  expect((await proxy.removeFile(PLACE, file?.psId ?? ''))._unsafeUnwrap().files).toEqual([]);
});
