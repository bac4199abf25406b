import {
  fillMarkup,
  fillPlaceholders,
  PLACEHOLDERS,
  placeholderValues,
  unknownPlaceholders,
} from '@fairdesk/core/dashboard';
import {
  isMailed,
  isPublished,
  LETTER_CHANNELS,
  LetterBodySchema,
  type LetterForm,
  letterFaults,
  NEW_LETTER,
  NO_TEXTS,
  TASK_TEXT_MAX,
} from '@fairdesk/core/organiser';
import { LANGUAGES, plainText } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyPlaceholder = fc.constantFrom(...PLACEHOLDERS);
const anyValues = fc.record({ company: fc.string(), fair: fc.string(), firstName: fc.string() });
/** Words without braces. */
const anyWords = fc.string().map((text) => text.replaceAll(/[{}]/g, ''));

const written: LetterForm = {
  ...NEW_LETTER,
  titles: { ...NO_TEXTS, en: 'News for {company}' },
  contents: { ...NO_TEXTS, nl: '<p>Beste {firstName}</p>' },
};

describe('placeholders', () => {
  it.prop([fc.array(fc.tuple(anyWords, anyPlaceholder)), anyValues])(
    'are each replaced once, whatever braces their values have',
    (parts, values) => {
      const text = parts.map(([words, name]) => `${words}{${name}}`).join('');
      expect(unknownPlaceholders(text)).toEqual([]);
      expect(fillPlaceholders(text, values)).toBe(
        parts.map(([words, name]) => `${words}${values[name]}`).join(''),
      );
    },
  );

  it.prop([fc.stringMatching(/^[^{}]*$/), anyWords])('are unknown in any other braces', (inside, words) => {
    const isKnown = PLACEHOLDERS.some((name) => name === inside);
    expect(unknownPlaceholders(`${words}{${inside}}`)).toEqual(isKnown ? [] : [`{${inside}}`]);
  });

  it.prop([anyValues])('never add markup', (values) => {
    const html = fillMarkup('<p>{company}</p>', values);
    expect(html.match(/<[^<>]*>/g)).toEqual(['<p>', '</p>']);
    expect(plainText(html)).toBe(values.company.replaceAll(/\s+/g, ' ').trim());
  });

  it('address a reader without a first name by the company', () => {
    const names = { company: 'Noria', fair: 'Clearwater', firstName: ' ' };
    expect(fillPlaceholders('{firstName}', placeholderValues(names))).toBe('Noria');
  });
});

describe('letterFaults', () => {
  const faultsOf = (part: Partial<LetterForm>) => letterFaults({ ...written, ...part });

  it('accepts texts in any languages with known placeholders', () => {
    expect(letterFaults(written)).toEqual([]);
  });

  it('names a misspelt placeholder and its language, markup left out', () => {
    const contents = { ...NO_TEXTS, tr: '<p>{<b>compnay</b>}</p>' };
    expect(faultsOf({ contents })).toEqual([
      { path: 'contents.tr', code: 'letter-placeholder', params: { found: '{compnay}' } },
    ]);
  });

  it('checks the period of a message only', () => {
    const period = { fromDay: '2027-02-02', untilDay: '2027-02-01' };
    expect(faultsOf({ ...period, channel: 'mail' })).toEqual([]);
    expect(faultsOf({ ...period, channel: 'both' }).map(({ path }) => path)).toEqual(['untilDay']);
  });
});

describe('the channels of a letter', () => {
  it('send mail, publish, or both', () => {
    expect(LETTER_CHANNELS.map((channel) => [channel, isMailed(channel), isPublished(channel)])).toEqual([
      ['mail', true, false],
      ['portal', false, true],
      ['both', true, true],
    ]);
  });

  it.prop([fc.constantFrom(...LANGUAGES), fc.constantFrom('titles', 'contents')])(
    'report a text once, the length before a misspelt placeholder, and every other text too',
    (language, field) => {
      const [other = 'en'] = LANGUAGES.filter((each) => each !== language);
      const faults = letterFaults({
        ...NEW_LETTER,
        ...{ titles: { ...NO_TEXTS, [other]: 'A' }, contents: { ...NO_TEXTS, [other]: 'A' } },
        [field]: { ...NO_TEXTS, [language]: `${'x'.repeat(TASK_TEXT_MAX)}{compnay}`, [other]: '{compnay}' },
      });
      expect(faults.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual(
        [`${field}.${language} forms-maxlength`, `${field}.${other} letter-placeholder`].toSorted(),
      );
    },
  );
});

describe('LetterBodySchema', () => {
  it('accepts exactly the fields of the form', () => {
    expect(LetterBodySchema.safeParse({ form: NEW_LETTER }).success).toBe(true);
    expect(LetterBodySchema.safeParse({ form: { ...NEW_LETTER, actor: 'x' } }).success).toBe(false);
    expect(LetterBodySchema.safeParse({ form: { ...NEW_LETTER, titles: {} } }).success).toBe(false);
  });
});
