import { LANGUAGES, type Language } from '@fairdesk/core/shared';

/** The columns of a localised text: `title_en` to `title_tr`; `undefined` when all are empty. */
export const localised = <Name extends string, Text extends string | null>(
  row: Readonly<Partial<Record<`${Name}_${Language}`, Text | undefined>>>,
  name: Name,
): Readonly<Partial<Record<Language, Text>>> | undefined => {
  const texts = LANGUAGES.flatMap((language) => {
    const text = row[`${name}_${language}`];
    return text === undefined ? [] : [[language, text]];
  });
  return texts.length === 0 ? undefined : (Object.fromEntries(texts) as Partial<Record<Language, Text>>);
};
