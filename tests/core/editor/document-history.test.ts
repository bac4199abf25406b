import {
  type DocumentHistory,
  HISTORY_STEPS_MAX,
  historyOf,
  redone,
  undone,
  withChange,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyDocument } from '#tests/support/any-document.ts';

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
    'forgets the earliest pages beyond its limit',
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
