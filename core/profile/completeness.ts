/**
 * The weight of each part of a profile, 100 in total. The specs define only the result: the weights are ours.
 */
export const FILL_WEIGHTS = {
  name: 10,
  shortDescription: 10,
  longDescription: 10,
  logo: 15,
  categories: 10,
  email: 5,
  address: 5,
  links: 5,
  productWithImage: 20,
  documentOrVideo: 5,
  secondLanguage: 5,
} as const;
/** A part of a profile that can be filled in. */
export type ProfilePart = keyof typeof FILL_WEIGHTS;

/**
 * How complete a profile is, 0 to 100, rounded down; parts the event hides are left out of the total.
 *
 * Source: portal spec §3 "fillFactor".
 */
export const fillFactor = (filled: ReadonlySet<ProfilePart>, hidden: ReadonlySet<ProfilePart>): number => {
  const offered = PARTS.filter((part) => !hidden.has(part));
  const all = weigh(offered);
  return all === 0 ? 100 : Math.floor((100 * weigh(offered.filter((part) => filled.has(part)))) / all);
};

/** The missing parts, highest weight first. */
export const missingParts = (
  filled: ReadonlySet<ProfilePart>,
  hidden: ReadonlySet<ProfilePart>,
): readonly ProfilePart[] =>
  PARTS.filter((part) => !hidden.has(part) && !filled.has(part)).toSorted(
    (one, other) => FILL_WEIGHTS[other] - FILL_WEIGHTS[one],
  );

const PARTS = Object.keys(FILL_WEIGHTS) as readonly ProfilePart[];

const weigh = (parts: readonly ProfilePart[]): number =>
  parts.reduce((sum, part) => sum + FILL_WEIGHTS[part], 0);
