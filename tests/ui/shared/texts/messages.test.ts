import { LANGUAGES } from '@fairdesk/core/shared';
import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { asksNoMoreThan } from '#ui/shared/texts/message-params.ts';
import { FEATURES, messagesFor } from '#ui/shared/texts/messages.ts';
import { type TextsFor, textsFor } from '#ui/shared/texts/texts-for.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const english = messagesFor('en');
const keys = fc.constantFrom(...Object.keys(english));

describe('messagesFor', () => {
  it('has every key in every language, with the arguments of the English text', () => {
    for (const language of LANGUAGES) {
      const messages = messagesFor(language);
      expect(Object.keys(messages)).toEqual(Object.keys(english));
      for (const [key, message] of Object.entries(messages)) {
        expect(asksNoMoreThan(message, english[key] ?? ''), `${language} ${key}`).toBe(true);
        expect(asksNoMoreThan(english[key] ?? '', message), `${language} ${key}`).toBe(true);
      }
    }
  });

  it('never defines a key twice', () => {
    const keys = FEATURES.flatMap(({ en }) => Object.keys(en));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('never uses an exclamation mark', () => {
    for (const language of LANGUAGES) expect(JSON.stringify(messagesFor(language))).not.toContain('!');
  });

  it('has the additional Spanish plural form', () => {
    const plurals = Object.entries(messagesFor('es')).filter(([, text]) =>
      JSON.stringify(text).includes('"one"'),
    );
    for (const [key, text] of plurals) expect(JSON.stringify(text), key).toContain('"many"');
  });

  it.prop([anyLanguage, keys])('prefers a phrase of the content platform', (language, key) => {
    const { say } = labelsOf(language, messagesFor(language, { [key]: 'Set by an editor' }));
    expect(say(key)).toBe('Set by an editor');
  });

  it.prop([anyLanguage, keys, fc.constantFrom('', '{', '{n, plural, }', 'For {nobody}', '{when, date}')])(
    'keeps the built-in text when a phrase is invalid or fails to format',
    (language, key, broken) => {
      expect(messagesFor(language, { [key]: broken })).toEqual(messagesFor(language));
    },
  );

  it('keeps the built-in text when a phrase formats a text as a date', () => {
    const phrases = { 'editor-state-scheduled': '{when, date}' };
    expect(messagesFor('en', phrases)).toEqual(messagesFor('en'));
  });

  it.prop([anyLanguage, fc.string()])('never displays a key', (language, key) => {
    const { say } = labelsOf(language, messagesFor(language));
    fc.pre(!(key in english));
    expect(say(key)).toBe(labelsOf(language, messagesFor(language)).t('failed-general'));
  });
});

describe('textsFor', () => {
  const readers: readonly TextsFor[] = ['reader', 'account', 'editor', 'organiser', 'page-editor'];
  const keysFor = (reader: TextsFor) => new Set(Object.keys(textsFor(reader, english)));

  it('leaves out no text but those of others: together, all readers lack what the server renders alone', () => {
    const sent = new Set(readers.flatMap((reader) => [...keysFor(reader)]));
    const left = Object.keys(english).filter((key) => !sent.has(key));
    expect(left).toContain('search-field');
    expect(left).toContain('carousel-next');
    expect(left.length).toBeLessThan(Object.keys(english).length / 5);
  });

  it('sends every reader what each page has, and its own texts to one reader alone', () => {
    for (const reader of readers) expect(keysFor(reader), reader).toContain('failed-general');
    const own = { account: 'register-title', editor: 'rich-strong', organiser: 'desk-news' };
    for (const [reader, key] of Object.entries(own)) {
      expect(keysFor('reader')).not.toContain(key);
      expect(readers.filter((each) => keysFor(each).has(key))).toContain(reader);
    }
  });
});
