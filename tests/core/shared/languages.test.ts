import {
  inLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageAmong,
  localPath,
  splitPath,
} from '@fairdesk/core/shared';
import { anyLanguage, anyLocalised } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** Paths without a language prefix, as the pages of the site have. */
const anyPath = fc.array(fc.stringMatching(/^[a-z0-9-]{3,12}$/)).map((segments) => `/${segments.join('/')}`);

describe('splitPath and localPath', () => {
  it.prop([anyLanguage, anyPath])('are inverse', (language, path) => {
    expect(splitPath(localPath({ language, path }))).toEqual({ language, path });
  });

  it.prop([anyLanguage, anyPath, fc.constantFrom('?', '#'), fc.string()])(
    'split a query and a fragment from the path',
    (language, path, sign, rest) => {
      const local = { language, path, suffix: `${sign}${rest}` };
      expect(splitPath(localPath(local))).toEqual(local);
    },
  );

  it('read a path without a language as English', () => {
    expect(splitPath('/')).toEqual({ language: 'en', path: '/' });
    expect(splitPath('/nl')).toEqual({ language: 'nl', path: '/' });
    expect(splitPath('/tr/a/b')).toEqual({ language: 'tr', path: '/a/b' });
    expect(splitPath('/nlx/a')).toEqual({ language: 'en', path: '/nlx/a' });
    expect(splitPath('/nl?x')).toEqual({ language: 'nl', path: '/', suffix: '?x' });
    expect(splitPath('/nl#/es')).toEqual({ language: 'nl', path: '/', suffix: '#/es' });
    expect(splitPath('')).toEqual({ language: 'en', path: '/' });
    expect(splitPath('tasks')).toEqual({ language: 'en', path: '/tasks' });
    expect(splitPath('nl/tasks')).toEqual({ language: 'en', path: '/nl/tasks' });
  });

  it.prop([fc.constantFrom('', ...LANGUAGES), fc.stringMatching(/^[/\\]*$/), anyLanguage])(
    'never lead to another host',
    (prefix, slashes, language) => {
      const address = `/${prefix}/${slashes}evil.example/a`;
      expect(localPath({ ...splitPath(address), language })).toMatch(/^\/[^/\\]/);
      expect(splitPath(address).path).toBe('/evil.example/a');
    },
  );

  it('omit the trailing slash of a root path after its language', () => {
    expect(localPath({ language: 'tr', path: '/' })).toBe('/tr');
    expect(localPath({ language: 'en', path: '/' })).toBe('/');
  });
});

describe('LANGUAGE_NAMES', () => {
  it('names every language in that language', () => {
    const named = LANGUAGES.map((language) =>
      new Intl.DisplayNames(language, { type: 'language' }).of(language),
    );
    expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language].toLowerCase())).toEqual(
      named.map((name) => name?.toLowerCase()),
    );
  });
});

describe('inLanguage', () => {
  it.prop([anyLocalised, anyLanguage])('is never empty when any language has a text', (text, language) => {
    const said = inLanguage(text, language);
    expect(said === '').toBe(LANGUAGES.every((one) => !text[one]));
    if (text[language]) expect(said).toBe(text[language]);
  });

  it('falls back to English before any other', () => {
    expect(inLanguage({ es: 'Puesto', en: 'Stand' }, 'tr')).toBe('Stand');
    expect(inLanguage({ es: 'Puesto', en: '' }, 'tr')).toBe('Puesto');
  });
});

describe('languageAmong', () => {
  it.prop([fc.subarray([...LANGUAGES]), fc.constantFrom(...LANGUAGES)])(
    'is always the own language if it is offered, else the first of those that are, else the own one',
    (offered, own) => {
      expect(languageAmong(offered, own)).toBe(
        [...offered.filter((each) => each === own), ...offered, own][0],
      );
    },
  );
});
