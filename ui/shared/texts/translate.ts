import { dateTimeFormat, type Language, numberFormat, pluralRules, waitIn } from '@fairdesk/core/shared';
import format from 'icu-minify/format';
import type { Messages } from './compiled-messages.ts';
import { waitText } from './format.ts';
import type { MessageKey, ServerKey } from './messages.ts';

/** The values of a message's parameters, by name. */
export type Params = Readonly<Record<string, string | number>>;

/** The texts of a view in its language. */
export interface Labels<Key extends ServerKey = MessageKey> {
  readonly language: Language;
  /** The text of a key. */
  readonly t: (key: Key, params?: Params) => string;
  /**
   * The text of a key that comes from data, such as the code of a fault, with or without a wait; a generic message for
   * an unknown key.
   */
  readonly say: (code: string, params?: Params) => string;
  /** The text of a key that a fair may have besides the built-in ones; empty for an unknown key. */
  readonly own: (key: string) => string;
}

/** The labels of views that only the server renders. */
export type ServerLabels = Labels<ServerKey>;

/** Labels for views rendered on the server; client components use `useLabels`. */
export const labelsOf = (language: Language, messages: Messages): ServerLabels => {
  const text = (key: string, params?: Params): string => {
    const message = messages[key];
    return message === undefined
      ? ''
      : format(message, language, params, { formatters: FORMATTERS }).toString();
  };
  return {
    language,
    t: text,
    say: (code, params) => {
      const { key, seconds = SOON } = waitIn(code);
      return text(key in messages ? key : FALLBACK, {
        // Few texts read it.
        get wait() {
          return waitText(seconds, language);
        },
        ...params,
      });
    },
    own: (key) => text(key),
  };
};

/** The wait of a message that names none, in seconds. */
const SOON = 60;

const FALLBACK: MessageKey = 'failed-general';

const FORMATTERS = {
  getDateTimeFormat: dateTimeFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
};
