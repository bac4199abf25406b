import { UPLOAD_CODES } from '@fairdesk/core/media';
import { type FieldCode, type FieldFault, LANGUAGES } from '@fairdesk/core/shared';
import { FIELD_CODES, FIELD_TEXTS } from '@fairdesk/core/texts';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyCode = fc.constantFrom(...FIELD_CODES);

const parametersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted();

describe('FIELD_TEXTS', () => {
  it('has a text of every code in every language, and no others', () => {
    for (const language of LANGUAGES)
      expect(Object.keys(FIELD_TEXTS[language]).toSorted()).toEqual(FIELD_CODES.toSorted());
  });

  it.prop([anyCode, fc.constantFrom(...LANGUAGES)])(
    'uses the parameters of the English text in every language',
    (code, language) => {
      expect(FIELD_TEXTS[language][code]).not.toBe('');
      expect(parametersOf(FIELD_TEXTS[language][code])).toEqual(parametersOf(FIELD_TEXTS.en[code]));
    },
  );
});

it('every reason to refuse a file is the code of a field', () => {
  expect(UPLOAD_CODES.filter((code) => !FIELD_CODES.includes(code))).toEqual([]);
});

it('a fault with an unknown code, or a catalogue without one, does not compile', () => {
  // @ts-expect-error -- the code is forms-maxlength
  const fault: FieldFault = { path: 'name', code: 'forms-max-length' };
  const { invalid: _, ...others } = FIELD_TEXTS.en;
  // @ts-expect-error -- it lacks the text of `invalid`
  const catalogue: Readonly<Record<FieldCode, string>> = others;
  expect([fault.code, Object.keys(catalogue).length]).toEqual(['forms-max-length', FIELD_CODES.length - 1]);
});
