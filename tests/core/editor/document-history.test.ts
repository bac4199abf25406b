import {
  type DocumentHistory,
  HISTORY_STEPS_MAX,
  historyOf,
  mergeDocuments,
  redone,
  undone,
  withChange,
  withOthersChange,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyDocument } from '#tests/support/models/any-document.ts';

const titled = (title: string) => ({ fields: { MetaTitle: title }, areas: [] });

/** How many steps lead back. */
const stepsBack = (history: DocumentHistory): number =>
  history.past.length === 0 ? 0 : 1 + stepsBack(undone(history));

describe('the history of a page', () => {
  it.prop([anyDocument, fc.array(anyDocument, { maxLength: 5 })])(
    'leads back to the first page and forward again to the last',
    (first, others) => {
      const after = others.reduce((history, next) => withChange(history, next), historyOf(first));
      const back = others.reduce((history) => undone(history), after);
      expect(back.present).toEqual(first);
      expect(undone(back)).toEqual(back);
      const forward = others.reduce((history) => redone(history), back);
      expect(forward.present).toEqual(after.present);
      expect(redone(forward)).toEqual(forward);
      expect(others.reduce((history) => undone(history), forward).present).toEqual(first);
    },
  );

  it.prop([anyDocument, anyDocument, anyDocument])(
    'has nothing to do again after a change',
    (first, one, other) => {
      const changed = withChange(undone(withChange(historyOf(first), one)), other);
      expect(redone(changed)).toEqual(changed);
      expect(undone(changed).present).toEqual(first);
    },
  );

  it.prop([anyDocument, fc.array(anyDocument, { minLength: 1, maxLength: 5 }), fc.boolean()])(
    'has one step for all typing in one field, and another for what comes next',
    (first, others, isTyping) => {
      const typed = others.reduce((history, next) => withChange(history, next, 'text:a'), historyOf(first));
      expect(undone(typed).present).toEqual(first);
      const more = withChange(typed, titled('More'), isTyping ? 'text:b' : undefined);
      expect(undone(more).present).toEqual(typed.present);
      const again = withChange(undone(more), titled('Again'), 'text:a');
      expect(undone(again).present).toEqual(typed.present);
    },
  );

  it.prop([fc.integer({ min: -2, max: 2 })], { numRuns: 10 })(
    'drops the earliest pages beyond its limit',
    (more) => {
      const count = HISTORY_STEPS_MAX + more;
      const titles = Array.from({ length: count }, (_, index) => `Title ${index}`);
      const after = titles.reduce(
        (history, title) => withChange(history, titled(title)),
        historyOf(titled('')),
      );
      expect(stepsBack(after)).toBe(Math.min(count, HISTORY_STEPS_MAX));
      expect(after.present).toEqual(titled(titles.at(-1) ?? ''));
    },
  );
});

describe('the history of a page that another editor changes', () => {
  const page = (title: string, description = 'Old') => ({
    fields: { MetaTitle: title, MetaDescription: description },
    areas: [],
  });
  /** Every state of the page, the earliest first. */
  const states = ({ past, present, future }: DocumentHistory) => [...past, present, ...future];
  const merged = (history: DocumentHistory, base = page('0'), theirs = page('0', 'New')): DocumentHistory => {
    const both = mergeDocuments(base, history.present, theirs);
    if (both === undefined) throw new Error('They cannot both be');
    return withOthersChange(history, both, { base, theirs });
  };

  it.prop([fc.integer({ min: 0, max: 6 }), fc.nat({ max: 6 })])(
    'has their change in every step, before and after, and its own change in each',
    (count, back) => {
      const titles = Array.from({ length: count + 1 }, (_, step) => `${step}`);
      const typed = titles
        .slice(1)
        .reduce((history, title) => withChange(history, page(title)), historyOf(page('0')));
      const history = Array.from({ length: back }).reduce<DocumentHistory>((one) => undone(one), typed);
      const after = merged(history);
      expect(states(after)).toEqual(titles.map((title) => page(title, 'New')));
      expect(after.past).toHaveLength(history.past.length);
      expect(undone(redone(after)).present).toEqual(
        (history.future.length > 0 ? after : undone(after)).present,
      );
    },
  );

  it('has no step from the first one on that cannot have both, in either direction', () => {
    const steps = ['Mine', 'Old', 'Old', 'Old', 'Old', 'Mine', 'Old'].map((each, step) =>
      page(`${step}`, each),
    );
    const [first = page(''), ...others] = steps;
    const all = others.reduce((history, next) => withChange(history, next), historyOf(first));
    const middle = undone(undone(undone(all)));
    expect(states(merged(middle))).toEqual(['1', '2', '3', '4'].map((title) => page(title, 'New')));
    expect(merged(middle).present).toEqual(page('3', 'New'));
  });

  it('goes on as one step with what is typed in the same field', () => {
    const typed = withChange(historyOf(page('0')), page('1'), 'text:title');
    const after = withChange(merged(typed), page('12', 'New'), 'text:title');
    expect(undone(after).present).toEqual(page('0', 'New'));
  });
});
