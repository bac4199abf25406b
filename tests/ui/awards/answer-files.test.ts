import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { IN_TIME, memoryDesk } from '#tests/support/worlds/award-desk.ts';
import { type Desk, opened, questionOf, REPORT, storage, storeFor } from './questionnaire-desk.ts';

const AWAY: Failure = { kind: 'unavailable', request: 'POST' };

/** What becomes of a request: both are sent again by a user who sees no result. */
type Fate = 'arrives' | 'response is lost' | 'request is lost';
const anyFates = fc.array(fc.constantFrom<Fate[]>('arrives', 'response is lost', 'request is lost'), {
  maxLength: 6,
});

/** Uploads and removals meet these fates in turn; later ones arrive. */
const shakyDesk = (fates: readonly Fate[]): Desk => {
  const desk = memoryDesk(IN_TIME);
  const left = [...fates];
  const meet = <T extends ReturnType<Desk['addFile']>>(send: () => T) => {
    const fate = left.shift() ?? 'arrives';
    if (fate === 'request is lost') return errAsync(AWAY);
    return fate === 'arrives' ? send() : send().andThen(() => errAsync(AWAY));
  };
  return {
    ...desk,
    addFile: (...given) => meet(() => desk.addFile(...given)),
    removeFile: (...given) => meet(() => desk.removeFile(...given)),
  };
};

const report = questionOf('report');
const namesIn = async (desk: Desk) => (await opened(desk)).files.map(({ name }) => name);

describe('files of an answer, on an unreliable connection', () => {
  it.prop([anyFates])('shows after every upload and removal what the server has', async (fates) => {
    const desk = shakyDesk(fates);
    const store = storeFor(desk, await opened(desk), storage());
    const shown = () => store.answers.questionnaire.files;
    for (let round = 0; round < 2; round += 1) {
      while (shown().length === 0) {
        await store.files.upload(report, [REPORT]);
        expect(shown().map(({ name }) => name)).toEqual(await namesIn(desk));
        expect(store.files.faults.has('report')).toBe(shown().length === 0);
      }
      for (let [file] = shown(); file; [file] = shown()) {
        await store.files.remove(report, file.psId);
        expect(shown().map(({ name }) => name)).toEqual(await namesIn(desk));
        expect(store.files.faults.has('report')).toBe(shown().length > 0);
      }
    }
  });

  it('says of a removal that failed that nothing was deleted', async () => {
    const desk = shakyDesk(['arrives', 'request is lost']);
    const store = storeFor(desk, await opened(desk), storage());
    await store.files.upload(report, [REPORT]);
    await store.files.remove(report, store.answers.questionnaire.files[0]?.psId ?? '');
    expect(store.files.faults.get('report')).toEqual([
      { path: 'report', code: 'DeleteProductDocumentError' },
    ]);
  });

  it('shows a file of that name from another tab, beside the fault', async () => {
    const desk = memoryDesk(IN_TIME);
    const [mine, other] = [1, 2].map(async () => storeFor(desk, await opened(desk), storage()));
    const store = await mine;
    await (await other)?.files.upload(report, [REPORT]);
    await store?.files.upload(report, [REPORT]);
    expect(store?.files.faults.get('report')).toMatchObject([{ code: 'award-file-taken' }]);
    expect(store?.answers.questionnaire.files).toHaveLength(1);
  });

  it('counts a file that another tab has removed as removed', async () => {
    const desk = memoryDesk(IN_TIME);
    const store = storeFor(desk, await opened(desk), storage());
    await store.files.upload(report, [REPORT]);
    const id = store.answers.questionnaire.files[0]?.psId ?? '';
    await storeFor(desk, await opened(desk), storage()).files.remove(report, id);
    await store.files.remove(report, id);
    expect([store.answers.questionnaire.files, store.files.faults.size]).toEqual([[], 0]);
  });
});
