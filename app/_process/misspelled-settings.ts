/** Prefixes that only this product uses. */
const OWN = /^(?:FAIRDESK|PROFILE_SERVICE|LAYOUT_SERVICE|SEARCH_SERVICE)_/;
/** Container platforms set these for every service. */
const PLATFORM = /_(?:PORT|SERVICE_HOST|SERVICE_PORT)(?:_|$)/;
/** Maximum edit distance of a typo, and the minimum length of names to compare. */
const MAX_DISTANCE = 2;
const MIN_LENGTH = 7;

/** A warning for each environment variable that looks like a misspelled setting. */
export const misspelledSettings = (env: NodeJS.ProcessEnv, names: readonly string[]): readonly string[] =>
  Object.keys(env)
    .filter((name) => !names.includes(name) && !PLATFORM.test(name))
    .flatMap((name) => {
      const [nearest] = names
        .map((known) => ({ known, distance: distanceBetween(name, known) }))
        .toSorted((a, b) => a.distance - b.distance);
      const isNear = nearest !== undefined && nearest.distance <= MAX_DISTANCE && name.length >= MIN_LENGTH;
      if (isNear) return [`${name} is not a setting and has no effect. Did you mean ${nearest.known}?`];
      return OWN.test(name) ? [`${name} is not a setting and has no effect.`] : [];
    });

/** Levenshtein distance. */
const distanceBetween = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
};
