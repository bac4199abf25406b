import {
  type FieldCode,
  type FieldFault,
  faultIf,
  isBlank,
  LANGUAGES,
  type Language,
} from '../../shared/index.ts';
import { messageParameters } from '../messages/message-parameters.ts';
import { NO_TEXTS, type Texts } from '../tasks/task-definition.ts';
import { isUnwritten, lengthFaults } from '../tasks/task-faults.ts';

/** The texts of a fair for one key; empty in the languages that show the built-in text. */
export interface StoredWord {
  readonly key: string;
  readonly phrases: Texts;
}

/** A change of a word. */
export interface WordChange {
  readonly word: StoredWord;
  /** The texts of the fair that the organiser saw. */
  readonly before: Texts;
}

/** A text that the product brings along. */
export interface BuiltInWord {
  readonly key: string;
  /** Where it is used; one of a few short names: `site`. */
  readonly group: string;
  readonly texts: Texts;
}

/** A key of the dictionary with the texts of the fair and those that are built in. */
export interface Word extends StoredWord {
  /** {@link OWN_GROUP} for a key that the product does not have. */
  readonly group: string;
  /** Absent for a key that the product does not have. */
  readonly builtIn?: Texts;
}

/** The group of the keys that only the fair has. */
export const OWN_GROUP = 'own';

/** The longest text of a word, in characters. Ours. */
export const WORD_MAX = 5_000;
/** The longest key of a word, in characters; the import folder has the same limit. */
export const WORD_KEY_MAX = 200;

/** Every built-in word with the texts of the fair, then the fair's own keys; both sorted by key. */
export const wordsOf = (builtIn: readonly BuiltInWord[], stored: readonly StoredWord[]): readonly Word[] => {
  const phrases = new Map(stored.map((word) => [word.key, word.phrases]));
  const builtInKeys = new Set(builtIn.map(({ key }) => key));
  return [
    ...builtIn.map(({ key, group, texts }) => ({
      ...{ key, group, builtIn: texts },
      phrases: phrases.get(key) ?? NO_TEXTS,
    })),
    ...stored.filter(({ key }) => !builtInKeys.has(key)).map((word) => ({ ...word, group: OWN_GROUP })),
  ].toSorted((one, other) => (one.key < other.key ? -1 : 1));
};

/** Whether the fair says a word in some language, but not in this one. */
export const isMissingIn = ({ phrases }: StoredWord, language: Language): boolean =>
  !isUnwritten(phrases) && isBlank(phrases[language]);

/** The text that a reader in this language sees: the fair's, or the built-in one; empty without either. */
export const visibleText = (
  { phrases, builtIn }: Pick<Word, 'phrases' | 'builtIn'>,
  language: Language,
): string => (isBlank(phrases[language]) ? (builtIn?.[language] ?? '') : phrases[language]);

/**
 * The faults of a word.
 *
 * | the word                                            | path, code                             |
 * | --------------------------------------------------- | -------------------------------------- |
 * | no key, or one that is too long                     | `key`, `forms-required`, `forms-maxlength` |
 * | a text longer than {@link WORD_MAX}                 | `phrases.nl`, `forms-maxlength`        |
 * | a text with a brace that opens or closes nothing    | `phrases.nl`, `word-malformed`         |
 * | a text without a placeholder of the built-in one    | `phrases.nl`, `word-placeholder-lost`  |
 * | a text with a placeholder that has no value         | `phrases.nl`, `word-placeholder-unknown` |
 *
 * @param builtIn the built-in texts of the key; without them, a text is not a message and has no placeholders
 */
export const wordFaults = ({ key, phrases }: StoredWord, builtIn?: Texts): readonly FieldFault[] => [
  ...faultIf(isBlank(key), 'key', 'forms-required'),
  ...faultIf(key.length > WORD_KEY_MAX, 'key', 'forms-maxlength', { max: WORD_KEY_MAX }),
  ...lengthFaults('phrases', phrases, WORD_MAX),
  ...(builtIn === undefined
    ? []
    : LANGUAGES.filter((language) => !isBlank(phrases[language])).flatMap((language) =>
        placeholderFaults(`phrases.${language}`, phrases[language], {
          needed: parametersOf(builtIn[language]),
          allowed: parametersOf(builtIn.en),
        }),
      )),
];

interface Placeholders {
  /** Those of the built-in text in the same language. */
  readonly needed: ReadonlySet<string>;
  /** Those that have a value. */
  readonly allowed: ReadonlySet<string>;
}

const placeholderFaults = (
  path: string,
  text: string,
  { needed, allowed }: Placeholders,
): readonly FieldFault[] => {
  const found = messageParameters(text);
  if (found === undefined) return [{ path, code: 'word-malformed' }];
  const fault = (code: FieldCode, names: readonly string[]): readonly FieldFault[] =>
    names.length === 0
      ? []
      : [{ path, code, params: { names: names.map((name) => `{${name}}`).join(', ') } }];
  const lost = [...needed].filter((name) => !found.has(name));
  const unknown = [...found].filter((name) => !allowed.has(name));
  const faults = [...fault('word-placeholder-lost', lost), ...fault('word-placeholder-unknown', unknown)];
  return faults.slice(0, 1);
};

const parametersOf = (text: string): ReadonlySet<string> => messageParameters(text) ?? new Set();
