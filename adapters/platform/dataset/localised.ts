import { LANGUAGES, type Language, type Localised } from '@fairdesk/core/shared';

/** The columns of a localised text: `title_en` to `title_tr`; `undefined` when all are empty. */
export const localised = <Name extends string>(
  row: Readonly<Partial<Record<`${Name}_${Language}`, string | undefined>>>,
  name: Name,
): Localised | undefined => {
  const found = LANGUAGES.flatMap((language) => {
    const text = row[`${name}_${language}`];
    return text === undefined ? [] : [[language, text]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
};
