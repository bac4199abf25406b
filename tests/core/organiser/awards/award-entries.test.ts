import { EntryFilterSchema, type OpenEntry, REASON_MAX, setEntryBack } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';

const opened: OpenEntry = {
  entry: { id: 'e', product: 'Oven', company: 'Kas', categories: [], state: 'draft', revision: 0, at: '' },
  answers: [],
};

/** A desk that records what it is given. */
const recording = () => {
  const reasons: string[] = [];
  const setBack = (_award: string, _seen: object, reason: string) => {
    reasons.push(reason);
    return okAsync(opened);
  };
  return { reasons, set: setEntryBack({ setBack }) };
};

describe('setEntryBack', () => {
  it.prop([fc.string({ unit: 'grapheme' })])('never sets an entry back without a reason', async (reason) => {
    const { reasons, set } = recording();
    const result = await set('prize', { id: 'e', revision: 1 }, reason);
    expect(result.isOk()).toBe(reason.trim() !== '');
    expect(reasons).toEqual(result.isOk() ? [reason.trim()] : []);
  });

  example('limits the length of the reason', async () => {
    const { reasons, set } = recording();
    const seen = { id: 'e', revision: 1 };
    expect((await set('prize', seen, 'x'.repeat(REASON_MAX))).isOk()).toBe(true);
    const failure = (await set('prize', seen, 'x'.repeat(REASON_MAX + 1)))._unsafeUnwrapErr();
    expect(failure).toMatchObject({ fields: [{ path: 'reason', code: 'forms-maxlength' }] });
    expect(reasons).toHaveLength(1);
    expect((await set('prize', seen, ' Too dark\n')).isOk()).toBe(true);
    expect(reasons.at(-1)).toBe('Too dark');
  });
});

describe('the filter of entries', () => {
  it.prop([fc.dictionary(fc.constantFrom('state', 'search', 'page', 'entry'), fc.string())])(
    'has a whole page from 0 and a known state, whatever the address says',
    (query) => {
      const { page = 0, state = 'draft' } = EntryFilterSchema.safeParse(query).data ?? {};
      expect(Number.isInteger(page) && page >= 0).toBe(true);
      expect(['draft', 'submitted']).toContain(state);
    },
  );
});
