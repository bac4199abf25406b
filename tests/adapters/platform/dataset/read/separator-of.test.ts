import { SEPARATORS } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { separatorOf } from '#adapters/platform/dataset/read/separator-of.ts';

describe('separatorOf', () => {
  it.prop([fc.constantFrom(...SEPARATORS), fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 2 })])(
    'always finds the separator of the headings, even where headings in quotes contain others',
    (separator, headings) => {
      const text = `\n"x;x,x\tx"${separator}${headings.join(separator)}\n1;2,3`;
      expect(separatorOf(text)).toBe(separator);
    },
  );

  it('with a single column, is a comma', () => {
    expect(separatorOf('Company\nKas; deep\tdeep;')).toBe(',');
    expect(separatorOf('"Company; short"\nKas')).toBe(',');
    expect(separatorOf('')).toBe(',');
  });

  it.prop([
    fc.constantFrom(...SEPARATORS),
    fc.array(fc.constantFrom(';;', ',,', '\t\t', '""', '\n', '\r\n', 'x'), { maxLength: 8 }),
    fc.constantFrom('', '\n\n', '\r\n  \n'),
  ])(
    'never counts what is in quotes, empty lines, or rows below the headings',
    (separator, quoted, start) => {
      const others = SEPARATORS.filter((each) => each !== separator)
        .join('')
        .repeat(20);
      const text = `${start}"${quoted.join('')}"${separator}Stand\nKas${others}`;
      expect(separatorOf(text)).toBe(separator);
    },
  );
});
