import { looseKey } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { columnKeys } from '#adapters/platform/organiser/imports/column-keys.ts';

const anyHeading = fc.oneof(
  fc.constantFrom('', ' ', 'E-mail', 'e-mail', 'Email 2', 'email3', 'Column 1', 'column2', '__proto__'),
  fc.string({ maxLength: 4 }),
);

describe('columnKeys', () => {
  it.prop([fc.array(anyHeading, { maxLength: 12 })])(
    'gives each column a key of its own, and the first of a heading the key of its heading',
    (headings) => {
      const keys = columnKeys(headings);
      expect(keys).toHaveLength(headings.length);
      expect(new Set(keys).size).toBe(headings.length);
      expect(keys).not.toContain('');
      const names = headings.map(looseKey);
      for (const [place, name] of names.entries())
        if (name !== '' && names.indexOf(name) === place) expect(keys[place]).toBe(name);
    },
  );

  it('numbers equal headings from 2, and names a column without a heading after its place', () => {
    expect(columnKeys(['E-mail', 'e-mail', '', 'email', 'Email 4', 'EMAIL'])).toEqual([
      ...['email', 'email2', 'column3', 'email3', 'email4', 'email5'],
    ]);
    expect(columnKeys(['', 'Column 1', ''])).toEqual(['column12', 'column1', 'column3']);
  });

  it('names a list of many equal headings, also where their numbers are headings too', () => {
    const equal = Array.from({ length: 50_000 }, () => 'a');
    const numbered = Array.from({ length: 50_000 }, (_, number) => `a${number}`);
    expect(new Set(columnKeys([...equal, ...numbered])).size).toBe(100_000);
  });
});
