const DAY_MS = 86_400_000;

/** The words of a search text without case and accents; each must be found. */
export const exhibitorSearchWords = (search: string, fold: (text: string) => string): readonly string[] =>
  fold(search).split(/\s/).filter(Boolean);

/** The instant from which a sign-in is within the last days. */
export const signInSince = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY_MS);
