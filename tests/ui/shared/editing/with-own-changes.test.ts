import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { withOwnChanges } from '#ui/shared/editing/with-own-changes.ts';

/** A form with a text, texts by language, and a list. */
const forms = fc.record(
  {
    day: fc.constantFrom('', 'Monday', 'Friday'),
    titles: fc.dictionary(fc.constantFrom('en', 'nl', 'tr'), fc.constantFrom('a', 'b'), {
      noNullPrototype: true,
    }),
    types: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
  },
  { noNullPrototype: true },
);
const LANGUAGES = ['en', 'nl', 'tr'];
type Form = typeof forms extends fc.Arbitrary<infer T> ? T : never;
const values = ({ day, titles, types }: Form): readonly string[] => [
  day,
  ...LANGUAGES.map((language) => titles[language] ?? '-'),
  types.join(),
];

describe('withOwnChanges', () => {
  it.prop([forms, forms, forms])(
    'always has what this user changed, and otherwise what the other one saved',
    (start, mine, theirs) => {
      const merged = values(withOwnChanges(start, mine, theirs));
      const [before, own, other] = [values(start), values(mine), values(theirs)];
      expect(merged).toEqual(own.map((value, place) => (value === before[place] ? other[place] : value)));
    },
  );
});
