import {
  asTyped,
  charactersLeft,
  type FieldConstraints,
  formFaults,
  formFieldFaults,
  formToSave,
  lengthIn,
  lengthOf,
} from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyText = fc.string({ unit: 'grapheme' });
const blanks = fc.string({ unit: fc.constantFrom(' ', '\n', '\t') });
const codes = (text: string, field: FieldConstraints) =>
  formFieldFaults('f', text, field).map(({ code }) => code);

describe('formFieldFaults', () => {
  it.prop([blanks, fc.constantFrom('email', 'url', 'numbers'), fc.nat(10)])(
    'report an empty field as missing only',
    (text, kind, minLength) => {
      expect(codes(text, { label: 'L', kind, minLength, required: true })).toEqual(['forms-required']);
      expect(codes(text, { label: 'L', kind, minLength })).toEqual([]);
    },
  );

  it.prop([fc.array(fc.constantFrom(' ', '&nbsp;', '<p>', '</p>', '<br>', '<b> </b>', '\u200b'))])(
    'report a formatted text without a word as missing',
    (parts) => {
      const html = parts.join('');
      expect(codes(html, { label: 'L', kind: 'html', required: true })).toEqual(['forms-required']);
      expect(codes(`${html}a`, { label: 'L', kind: 'html', required: true })).toEqual([]);
    },
  );

  it.prop([anyText, fc.integer({ min: 1, max: 20 })])(
    'report a text exactly when it is longer than the limit',
    (text, maxLength) => {
      fc.pre(text.trim() !== '');
      expect(codes(text, { label: 'L', maxLength })).toEqual(
        lengthOf(text) > maxLength ? ['forms-maxlength'] : [],
      );
    },
  );

  it.prop([anyText, fc.integer({ min: 1, max: 20 })])(
    'report a text exactly when it is shorter than required',
    (text, minLength) => {
      fc.pre(text.trim() !== '');
      expect(codes(text, { label: 'L', minLength })).toEqual(
        lengthOf(text) < minLength ? ['forms-minlength'] : [],
      );
      expect(codes('x'.repeat(minLength), { label: 'L', minLength })).toEqual([]);
    },
  );

  it.prop([blanks, blanks])('ignore white space around a text', (before, after) => {
    const even = { code: 'forms-choice' as const, holds: (text: string) => text.length % 2 === 0 };
    const around = (text: string) => before + text + after;
    expect(codes(around('anna@bakery.example'), { label: 'L', kind: 'email' })).toEqual([]);
    expect(codes(around('bakery.example'), { label: 'L', kind: 'url' })).toEqual([]);
    expect(codes(around('12'), { label: 'L', kind: 'numbers', also: even })).toEqual([]);
  });

  it.prop([
    anyText,
    blanks,
    blanks,
    fc.constantFrom('line', 'letter', undefined),
    fc.integer({ min: 1, max: 20 }),
  ])('count exactly what is saved', (text, before, after, kind, maxLength) => {
    fc.pre(text.trim() !== '');
    const field: FieldConstraints = { label: 'L', maxLength, ...(kind && { kind }) };
    const typed = before + text + after;
    const saved = formToSave({ f: field }, { f: typed });
    expect(lengthIn(typed, field)).toBe(lengthOf(saved.f));
    expect(codes(typed, field)).toEqual(lengthOf(saved.f) > maxLength ? ['forms-maxlength'] : []);
    const cut = asTyped(typed, field);
    expect(codes(cut, field).filter((code) => code !== 'forms-required')).toEqual([]);
    if (lengthIn(typed, field) <= maxLength) expect(cut).toBe(typed);
  });

  it.prop([anyText, blanks, fc.constantFrom('line', undefined), fc.integer({ min: 1, max: 20 })])(
    'always have as many characters left as could still be added',
    (text, after, kind, maxLength) => {
      const field: FieldConstraints = { label: 'L', maxLength, ...(kind && { kind }) };
      const typed = asTyped(text + after, field);
      const left = charactersLeft(typed, field) ?? Number.NaN;
      expect(left + lengthIn(typed, field)).toBe(maxLength);
      expect(charactersLeft(text + 'x'.repeat(maxLength + 1), field)).toBe(0);
      expect(charactersLeft(typed, { ...field, maxLength: 0 })).toBeUndefined();
    },
  );

  it.prop([anyText])('treat 0 as no limit', (text) => {
    expect(codes(text, { label: 'L', minLength: 0, maxLength: 0 })).toEqual([]);
  });

  it('contain the kind, the limits and the label', () => {
    expect(formFieldFaults('f', '', { label: 'Name', required: true })[0]?.params).toEqual({ label: 'Name' });
    expect(formFieldFaults('f', 'anna', { label: 'L', kind: 'email' })).toEqual([
      { path: 'f', code: 'forms-email', params: { email: 'anna' } },
    ]);
    expect(codes('no address', { label: 'L', kind: 'url' })).toEqual(['forms-url']);
    expect(codes('12a', { label: 'L', kind: 'numbers' })).toEqual(['forms-numbers']);
    expect(formFieldFaults('f', 'ab', { label: 'L', minLength: 3 })[0]).toMatchObject({
      code: 'forms-minlength',
      params: { min: 3 },
    });
    expect(formFieldFaults('f', 'abcd', { label: 'L', maxLength: 3 })).toEqual([
      { path: 'f', code: 'forms-maxlength', params: { max: 3 } },
    ]);
    const even = { code: 'forms-choice' as const, holds: (text: string) => text.length % 2 === 0 };
    expect(codes('abc', { label: 'L', also: even })).toEqual(['forms-choice']);
  });
});

describe('formFaults', () => {
  it.prop([fc.dictionary(fc.string(), blanks)])(
    'lists every missing field once, in the order of the form',
    (texts) => {
      const fields = Object.fromEntries(
        Object.keys(texts).map((name) => [name, { label: name, required: true }]),
      );
      expect(formFaults(texts, fields).map(({ path }) => path)).toEqual(Object.keys(fields));
    },
  );
});

describe('asTyped', () => {
  it.prop([anyText, fc.integer({ min: 1, max: 20 })])(
    'never exceeds the limit, and leaves only digits in a number',
    (text, maxLength) => {
      expect(codes(asTyped(text, { label: 'L', maxLength }), { label: 'L', maxLength })).toEqual([]);
      const number: FieldConstraints = { label: 'L', kind: 'numbers', maxLength };
      expect(codes(asTyped(text, number), number)).toEqual([]);
    },
  );

  it.each([
    ['line', 'abc'],
    ['letter', 'abc'],
    ['html', ' ab'],
    [undefined, ' ab'],
  ] as const)('cuts a text of the kind %s without the blanks that are not saved', (kind, cut) => {
    expect(asTyped(' abcd ', { label: 'L', maxLength: 3, ...(kind && { kind }) })).toBe(cut);
  });

  it('leaves a text without a limit unchanged', () => {
    expect(asTyped('12a', { label: 'L' })).toBe('12a');
  });
});
