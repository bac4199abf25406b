import { LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import type { Labels } from '../../shared/texts/translate.ts';

/** The visible names of the fields of a message. */
export const messageNames = (t: Labels['t']) => ({
  titles: t('notice-title'),
  contents: t('notice-content'),
  linkHref: t('plan-link'),
  linkTitles: t('plan-link-title'),
  audience: t('notice-audience'),
  fromDay: t('notice-from'),
  fromTime: t('notice-from-time'),
  untilDay: t('notice-until'),
  untilTime: t('notice-until-time'),
});

/** The visible names by the paths of faults: those of texts name their language too. */
export const messagePaths = (t: Labels['t']): Readonly<Record<string, string>> => {
  const names = messageNames(t);
  const texts = (['titles', 'contents', 'linkTitles'] as const).flatMap((name) =>
    LANGUAGES.map((language) => [
      `${name}.${language}`,
      t('text-in', { name: names[name], language: LANGUAGE_NAMES[language] }),
    ]),
  );
  return { ...names, ...Object.fromEntries(texts) };
};
