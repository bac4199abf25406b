/**
 * The language to offer a visitor: the first of those the browser prefers in which the page is there, unless that is the
 * one the visitor reads. Ours; the specs never redirect by language.
 *
 * @param preferred the languages of the browser, the best first: `['nl-BE', 'en']`
 * @param others the other languages of the page
 * @returns `undefined` for none
 */
export const offeredLanguage = <Other extends string>(
  preferred: readonly string[],
  current: string,
  others: readonly Other[],
): Other | undefined => {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  const best = known.find((name) => name === current || others.some((other) => other === name));
  return others.find((other) => other === best);
};

/** The cookie that stores the language a visitor chose, or stayed with: `language=nl`. No other one is offered then. */
export const LANGUAGE_COOKIE = 'language';
