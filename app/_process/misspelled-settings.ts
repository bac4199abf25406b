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
        .filter((setting) => mayBeNear(name, setting))
        .map((setting) => ({ setting, distance: distanceBetween(name, setting) }))
        .filter(({ distance }) => distance <= MAX_DISTANCE)
        .toSorted((a, b) => a.distance - b.distance);
      if (nearest) return [`${name} is not a setting and has no effect. Did you mean ${nearest.setting}?`];
      return OWN.test(name) ? [`${name} is not a setting and has no effect.`] : [];
    });

/** The distance is at least the difference in length, which is known at once. */
const mayBeNear = (name: string, setting: string): boolean =>
  name.length >= MIN_LENGTH && Math.abs(name.length - setting.length) <= MAX_DISTANCE;

/** Levenshtein distance; infinite above the maximum. */
const distanceBetween = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    // It never shrinks from row to row.
    if (Math.min(...next) > MAX_DISTANCE) return Number.POSITIVE_INFINITY;
    row = next;
  }
  return row[b.length] ?? 0;
};
