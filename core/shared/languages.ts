/**
 * The four languages, their path prefixes, and texts translated into several of them.
 *
 * Source: portal spec §1 and §9 "Default language en; prefixes /nl, /en, /es, /tr".
 */
export const LANGUAGES = ['en', 'nl', 'es', 'tr'] as const;
/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** Stores the language that a visitor chose, accepted or stayed with; none is offered then. Ours. */
export const LANGUAGE_COOKIE = 'language';

/** How long it is stored, in days. Ours. */
export const LANGUAGE_DAYS = 365;

/** The language of a path without a prefix. Source: portal spec §9. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of each language in that language, for the language switcher. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  nl: 'Nederlands',
  es: 'Español',
  tr: 'Türkçe',
};

/** The locale of each language for days, numbers and lists: English is British. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  nl: 'nl-NL',
  es: 'es-ES',
  tr: 'tr-TR',
};

/** Whether a text is the code of a supported language: `nl`. */
export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language for a reader, among those in which something is offered: the own one, else the first. */
export const languageAmong = (offered: readonly Language[], own: Language): Language =>
  offered.includes(own) ? own : (offered[0] ?? own);

/** A text in one or more languages: `{ en: 'Stand', tr: 'Stant' }`. */
export type Localised = Readonly<Partial<Record<Language, string>>>;

/** The text in this language, falling back to English, then to any other; empty when there is none. */
export const inLanguage = (text: Localised, language: Language): string =>
  text[language] || text[DEFAULT_LANGUAGE] || Object.values(text).find(Boolean) || '';

/** The language of each field that is not in the requested one: `{ title: 'en' }`. */
export type FieldLanguages<Field extends string> = Readonly<Partial<Record<Field, Language>>>;

/** An address on the site, split into its language and path. */
export interface LocalPath {
  readonly language: Language;
  /** The path without its language prefix: `/` or `/a/b`. */
  readonly path: string;
  /** The query and the fragment: `?q=pump#top`; absent when the address has neither. */
  readonly suffix?: string;
}

/** Splits an address before its query or fragment: `/a?b#c` becomes `/a` and `?b#c`. */
export const splitSuffix = (address: string): { readonly path: string; readonly suffix: string } => {
  const start = address.search(/[?#]/);
  return start === -1
    ? { path: address, suffix: '' }
    : { path: address.slice(0, start), suffix: address.slice(start) };
};

/**
 * Splits an address: `/nl/a?b` becomes Dutch, `/a` and `?b`; an address without a prefix is English.
 *
 * The path begins with one slash: after `/nl`, two would begin the name of another host.
 *
 * @example
 * ```ts
 * splitPath('/nl/tasks') // { language: 'nl', path: '/tasks' }
 * splitPath('/tasks') // { language: 'en', path: '/tasks' }
 * ```
 */
export const splitPath = (address: string): LocalPath => {
  const { path, suffix } = splitSuffix(address);
  const [, first = '', ...rest] = path.split('/');
  const [language, within] = isLanguage(first) ? [first, rest.join('/')] : [DEFAULT_LANGUAGE, path];
  const local = { language, path: within.replace(/^[/\\]*/, '/') };
  return suffix === '' ? local : { ...local, suffix };
};

/**
 * Builds the address again; English has no prefix: `/a`, `/nl/a`, `/nl`, `/nl?b`.
 *
 * @example
 * ```ts
 * localPath({ language: 'en', path: '/tasks' }) // '/tasks'
 * localPath({ language: 'es', path: '/tasks' }) // '/es/tasks'
 * ```
 */
export const localPath = ({ language, path, suffix = '' }: LocalPath): string => {
  if (language === DEFAULT_LANGUAGE) return `${path}${suffix}`;
  return path === '/' ? `/${language}${suffix}` : `/${language}${path}${suffix}`;
};
