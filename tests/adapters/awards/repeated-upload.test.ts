import type { EntryFile, EntryState } from '@fairdesk/core/awards';
import { smallPdf } from '@fairdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { writesOf } from '#adapters/awards/entry-writes.ts';
import { EXHIBITOR, PRIZE, OVEN as product } from '#tests/support/worlds/award-desk.ts';

const PLACE = { participation: EXHIBITOR, product: product.id, award: PRIZE.id };
const SENDER = { email: 'one@noria-pumps.example', key: 'first attempt' };

/** The writes of an upload to a question for one file, which has these files. */
const writesWith = (files: readonly EntryFile[], sender = SENDER) => {
  const state = {
    award: PRIZE,
    candidate: { statuses: {} },
    entry: { id: '1', status: 'DRAFT', answers: [], files, revisions: 0 },
  } as unknown as EntryState;
  const desk = { state, participationVersion: 1, award: '2', registrationStatus: 'draft', cover: undefined };
  const file = { question: 'plan', type: 'document', file: smallPdf() } as const;
  const isUnread = files.length > 0;
  return writesOf(desk, PLACE, { kind: 'new-file', file, replaces: [], isUnread }, sender);
};

describe('an upload that is sent again after a lost response', () => {
  const [first] = writesWith([])._unsafeUnwrap().operations;
  const stored = {
    psId: first?.op === 'add' ? first.data.id : '',
    questionId: 'plan',
    type: 'document',
    name: 'plan.pdf',
  } as const;

  it('is no conflict with the file that it has stored', () => {
    expect(writesWith([stored])._unsafeUnwrap()).toEqual({ operations: [] });
  });

  it('is a conflict with the file of a colleague', () => {
    expect(writesWith([{ ...stored, psId: 'theirs' }])._unsafeUnwrapErr().kind).toBe('conflict');
    expect(writesWith([stored], { ...SENDER, key: 'of a colleague' })._unsafeUnwrapErr().kind).toBe(
      'conflict',
    );
  });
});
