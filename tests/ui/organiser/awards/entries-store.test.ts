import type { ListedEntry, OpenEntry } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { EntriesStore } from '#ui/organiser/awards/entries-store.ts';

const ENTRY: ListedEntry = {
  id: '1',
  product: 'Pump',
  company: 'Noria',
  categories: [],
  state: 'submitted',
  revision: 1,
  at: '2027-01-05T10:00:00Z',
};
const PAGE = { timeZone: 'UTC', counts: { draft: 0, submitted: 1 }, items: [ENTRY], total: 1 };
const CONFLICT: Failure = { kind: 'conflict', what: 'the entry' };

const openEntry = async (failure: Failure, present: OpenEntry) => {
  let opened: OpenEntry = { entry: ENTRY, answers: [] };
  const store = new EntriesStore(
    PAGE,
    'innovation',
    {},
    {
      listEntries: () => okAsync(PAGE),
      openEntry: () => okAsync(opened),
      setEntryBack: () => {
        opened = present;
        return errAsync(failure);
      },
    },
  );
  await store.show(ENTRY.id);
  return store;
};

const anyPresent = fc.record({
  state: fc.constantFrom('draft' as const, 'submitted' as const),
  revision: fc.nat(3),
  reason: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
});

describe('EntriesStore', () => {
  it.prop([anyPresent])(
    'says whether another organiser or the exhibitor was faster, on the present version',
    async ({ state, revision, reason }) => {
      const present: OpenEntry = {
        entry: { ...ENTRY, state, revision },
        answers: [],
        ...(reason !== undefined && { reopened: { reason, at: ENTRY.at } }),
      };
      const store = await openEntry(CONFLICT, present);
      const result = await store.setBack(ENTRY, 'The photo is blurred.');
      expect(result._unsafeUnwrapErr()).toBe(CONFLICT);
      expect(store.opened).toBe(present);
      expect(store.notice).toBe(state === 'draft' && reason !== undefined ? 'set-back' : 'changed');
    },
  );

  it('leaves the entry as it is after any other failure', async () => {
    const failure: Failure = { kind: 'unavailable', request: 'POST set-back' };
    const store = await openEntry(failure, { entry: { ...ENTRY, state: 'draft' }, answers: [] });
    const { opened } = store;
    expect((await store.setBack(ENTRY, 'Blurred'))._unsafeUnwrapErr()).toBe(failure);
    expect(store.opened).toBe(opened);
    expect(store.notice).toBeUndefined();
  });
});
