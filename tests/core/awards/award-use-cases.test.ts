import {
  type AwardDesk,
  createEntryDesk,
  type EntryChange,
  type EntryState,
  listAwardProducts,
  openQuestionnaire,
  removeAnswerFile,
  submitEntry,
  withdrawEntries,
  withdrawEntry,
} from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync, type Result } from 'neverthrow';
import { describe, expect } from 'vitest';
import { EXHIBITOR, OVEN, PRIZE } from '#tests/support/worlds/award-desk.ts';

const NOW = new Date('2027-01-12T12:00:00Z');

describe('the use cases of an entry', () => {
  it('pass everything on to the desk', async () => {
    const calls: unknown[] = [];
    const desk = new Proxy({} as AwardDesk, {
      get:
        (_, name) =>
        (...args: unknown[]) => {
          calls.push([name, ...args]);
          return okAsync(undefined);
        },
    });
    const place = { participation: EXHIBITOR, product: '7', award: PRIZE.id };
    await listAwardProducts(desk)(EXHIBITOR, 'prize');
    await openQuestionnaire(desk)(place);
    await submitEntry(desk)(place);
    await removeAnswerFile(desk)(place, 'file');
    await withdrawEntry(desk)(place);
    await withdrawEntries(desk)(EXHIBITOR, '7');
    expect(calls).toEqual([
      ['products', EXHIBITOR, 'prize'],
      ['open', place],
      ['submit', place],
      ['removeFile', place, 'file'],
      ['withdraw', place],
      ['withdrawAll', EXHIBITOR, '7'],
    ]);
  });
});

describe('an award desk', () => {
  const PLACE = { participation: EXHIBITOR, product: '7', award: PRIZE.id };
  const reopened = { reason: 'Too short', at: NOW.toISOString() };
  const entries = fc.constantFrom(
    undefined,
    { id: '1', status: 'SUBMITTED', answers: [], files: [], revisions: 1 },
    { id: '1', status: 'DRAFT', answers: [], files: [], revisions: 1, reopened },
  );

  it.prop([entries, fc.boolean()])(
    'opens and withdraws the entry of a product that may enter, and of no other',
    async (entry, isNovelty) => {
      const decisions: Result<EntryChange, Failure>[] = [];
      const state = {
        award: { ...PRIZE, onlyNovelties: true },
        candidate: { statuses: {}, changed: [], categories: [], isNovelty },
        product: { id: '7' },
        companyName: 'Bakery',
        ...(entry && { entry }),
      } as unknown as EntryState;
      const desk = createEntryDesk({
        book: {
          open: () => okAsync(state),
          change: (_place, decide) => {
            const decision = decide(state);
            decisions.push(decision);
            return decision.map(() => state).asyncAndThen((one) => okAsync(one));
          },
        },
        forms: { steps: () => okAsync([]) },
        clock: () => NOW,
        canSubmit: true,
      });
      const opened = await desk.open(PLACE);
      await desk.withdraw(PLACE);
      if (!isNovelty) {
        const unknown = { kind: 'not-found', what: 'entry of product 7' };
        expect([opened, decisions[0]].map((one) => one?._unsafeUnwrapErr())).toEqual([unknown, unknown]);
        return;
      }
      expect(decisions[0]?._unsafeUnwrap()).toEqual({ kind: entry ? 'withdrawal' : 'nothing' });
      expect(opened._unsafeUnwrap()).toMatchObject({
        questionnaireStatus: entry?.status ?? 'DRAFT',
        answers: [],
        files: [],
      });
      expect(opened._unsafeUnwrap().profileServiceId).toBe(entry?.id);
      expect(opened._unsafeUnwrap().reopened).toEqual(entry && 'reopened' in entry ? reopened : undefined);
    },
  );

  it.each([
    ['the same product', 'Pump', 'nothing'],
    ['another product', 'Better pump', 'submission'],
  ])('submits again for %s what the jury has not read: %s', async (_, name, kind) => {
    const decisions: Result<EntryChange, Failure>[] = [];
    const product = { ...OVEN, name: 'Pump' };
    const submission = { revision: 1, submittedAt: '', answers: [], product, companyName: 'Bakery' };
    const entry = { id: '1', status: 'SUBMITTED', answers: [], files: [], revisions: 1, submission };
    const state = {
      award: PRIZE,
      candidate: { statuses: { [PRIZE.id]: 'submitted' }, changed: [], categories: [] },
      product: { ...product, name },
      companyName: 'Bakery',
      entry,
    } as unknown as EntryState;
    const desk = createEntryDesk({
      book: {
        open: () => okAsync(state),
        change: (_place, decide) => {
          decisions.push(decide(state));
          return okAsync(state);
        },
      },
      forms: { steps: () => okAsync([]) },
      clock: () => NOW,
      canSubmit: true,
    });
    await desk.submit(PLACE);
    expect(decisions.map((one) => one._unsafeUnwrap())).toMatchObject([
      { kind, ...(kind === 'submission' && { submission: { revision: 2, product: { name } } }) },
    ]);
  });
});
