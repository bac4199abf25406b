import { LANGUAGES, type Localised } from '@fairdesk/core/shared';
import { parsedJson } from '../../shared/parsed-json.ts';

/** The texts of a stored JSON object by language; none when it is invalid. */
export const localisedOf = (stored: string | null): Localised => {
  const value = parsedJson(stored ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  const texts: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts.get(language);
      return typeof text === 'string' ? [[language, text]] : [];
    }),
  );
};
