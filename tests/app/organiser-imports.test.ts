import { ImportPreviewSchema, type ImportRecord, ImportRecordSchema } from '@fairdesk/core/organiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as advance } from '#app/api/organiser/[eventId]/imports/[importId]/advance/route.ts';
import { GET as planUndo, POST as undo } from '#app/api/organiser/[eventId]/imports/[importId]/undo/route.ts';
import { POST as faults } from '#app/api/organiser/[eventId]/imports/faults/route.ts';
import { POST as preview } from '#app/api/organiser/[eventId]/imports/preview/route.ts';
import { POST as start } from '#app/api/organiser/[eventId]/imports/route.ts';
import { POST as signIn } from '#app/api/session/route.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { bodyOf, openProcess, requestOf, serve } from '#tests/support/servers/open-process.ts';
import { ADMINISTRATOR } from '#tests/support/worlds/demo-people.ts';
import { listText, uglyList } from '#tests/support/worlds/ugly-list.ts';

type Route = typeof preview;

const list = uglyList(120);
const request = { fileName: 'list.csv', source: { kind: 'text', text: listText(list) }, choices: {} };

describe('the routes of an import', () => {
  const jar = new CookieJar();
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ close } = await openProcess());
    const { accountName, password } = ADMINISTRATOR;
    await bodyOf(
      await serve(jar, () => signIn(requestOf('POST', { accountName, password, rememberMe: false }))),
    );
  }, 60_000);
  afterAll(() => close());

  const call = (route: Route, method: string, body?: unknown, importId = '') =>
    serve(jar, () =>
      route(requestOf(method, body), { params: Promise.resolve({ eventId: '101', importId }) }),
    );
  const recordOf = async (response: Response) => ImportRecordSchema.parse(await bodyOf(response));
  const finish = async (record: ImportRecord): Promise<ImportRecord> =>
    record.state === 'applied' || record.state === 'undone'
      ? record
      : finish(await recordOf(await call(advance, 'POST', undefined, record.id)));

  it('preview, import and undo a list, and send its faulty rows as CSV', async () => {
    const shown = ImportPreviewSchema.parse(await bodyOf(await call(preview, 'POST', request)));
    expect(shown.totals).toMatchObject({ new: list.companies, faulty: list.faulty.length });
    const csv = await (await call(faults, 'POST', request)).text();
    expect(csv.split('\r\n').filter(Boolean)).toHaveLength(list.faulty.length + 1);
    expect(csv).toContain('Company e-mail: Not an e-mail address');
    const consent = { fingerprint: shown.fingerprint, overwrite: [], isPartial: true };
    const record = await finish(await recordOf(await call(start, 'POST', { request, consent })));
    expect(record).toMatchObject({ state: 'applied', done: record.steps });
    expect(await bodyOf(await call(planUndo, 'GET', undefined, record.id))).toMatchObject({ keptCount: 0 });
    const undone = await finish(await recordOf(await call(undo, 'POST', undefined, record.id)));
    expect(undone).toMatchObject({ state: 'undone', skipped: 0 });
  });
});
