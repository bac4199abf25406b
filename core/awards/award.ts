import { err, ok, type Result } from 'neverthrow';
import { type Failure, type FieldLanguages, listed } from '../shared/index.ts';
import { type AwardPeriod, type AwardProduct, isClosed, type RegistrationStatus } from './registration.ts';

/** An award of an event, with its entry period and eligibility. */
export interface Award extends AwardPeriod {
  /** The organiser's code, unique in the event: `innovation`. Also the id of its questionnaire. */
  readonly id: string;
  readonly title: string;
  /** The language of a title that is not in the reader's. */
  readonly languages?: FieldLanguages<'title'>;
  /** The IANA zone in which its instants are displayed: `Europe/Amsterdam`. */
  readonly timeZone: string;
  /** Pipe-separated participation types; empty for all. */
  readonly audience: string;
  readonly onlyNovelties: boolean;
  /** Ids of categories, of which a product must have at least one; empty for any product. */
  readonly categories: readonly string[];
}

/** A product that may enter awards, with the status of its entries. */
export interface AwardCandidate extends Omit<AwardProduct, 'status' | 'isChanged'> {
  readonly isNovelty: boolean;
  readonly categories: readonly string[];
  /** By the id of the award; missing means `new`. */
  readonly statuses: Readonly<Record<string, RegistrationStatus>>;
  /** Ids of the awards whose jury reads another entry than the one of now, see {@link isEntryChanged}. */
  readonly changed: readonly string[];
}

/** The list of products for an award. Source: portal spec §7; the shape is ours. */
export interface AwardList {
  readonly award: AwardStanding;
  readonly items: readonly AwardProduct[];
}

/** An award at the time of the request. */
export interface AwardStanding extends AwardPeriod {
  readonly id: string;
  readonly title: string;
  readonly languages?: FieldLanguages<'title'>;
  readonly timeZone: string;
  readonly isClosed: boolean;
}

/** An award at this moment, as sent to the browser. */
export const standingOf = (award: Award, now: Date): AwardStanding => {
  const { id, title, languages, opensAt, closesAt, timeZone } = award;
  const named = { id, title, ...(languages && { languages }) };
  return { ...named, opensAt, closesAt, timeZone, isClosed: isClosed(award, now) };
};

/** Whether companies of this type may take part in an award. */
export const isAwardFor = ({ audience }: Pick<Award, 'audience'>, participationType: string): boolean => {
  const types = listed(audience);
  return types.length === 0 || types.includes(participationType);
};

/** Whether a product is eligible for an award; one that has entered remains eligible. */
export const canEnterAward = (award: Award, product: AwardCandidate): boolean => {
  if (statusIn(award, product) !== 'new') return true;
  const isOfCategory =
    award.categories.length === 0 || award.categories.some((id) => product.categories.includes(id));
  return isOfCategory && (product.isNovelty || !award.onlyNovelties);
};

/** The products of a company, as listed for one award. */
export const awardList = (award: Award, products: readonly AwardCandidate[], now: Date): AwardList => ({
  award: standingOf(award, now),
  items: products
    .filter((product) => canEnterAward(award, product))
    .map((product) => {
      const { id, title, content, image } = product;
      const status = statusIn(award, product);
      const isChanged = status === 'submitted' && product.changed.includes(award.id);
      return { id, title, content, image, status, isChanged };
    }),
});

/**
 * The award a request is about: the one it names, else the only open one, else the only one.
 *
 * @returns `rejected` with `award-required` when that is ambiguous.
 */
export const chosenAward = <A extends Award>(
  awards: readonly A[],
  id: string | undefined,
  now: Date,
): Result<A, Failure> => {
  if (id !== undefined && id !== '') {
    const award = awards.find((one) => one.id === id);
    return award === undefined ? err({ kind: 'not-found', what: `award ${id}` }) : ok(award);
  }
  const open = awards.filter((award) => !isClosed(award, now));
  const [award, ...others] = open.length > 0 ? open : awards;
  if (award === undefined) return err({ kind: 'not-found', what: 'an award' });
  return others.length === 0 ? ok(award) : err({ kind: 'rejected', reason: AWARD_REQUIRED, fields: [] });
};

/** The reason of a request `rejected` because it may concern several awards. */
export const AWARD_REQUIRED = 'award-required';

/** The awards for which a product is submitted; `not-found` when the product is not among these. */
export const submittedAwards = (
  awards: readonly Award[],
  products: readonly AwardCandidate[],
  product: string,
): Result<readonly Award[], Failure> => {
  const candidate = products.find(({ id }) => id === product);
  return candidate === undefined
    ? err({ kind: 'not-found', what: `product ${product}` })
    : ok(awards.filter((award) => statusIn(award, candidate) === 'submitted'));
};

const statusIn = ({ id }: Award, { statuses }: AwardCandidate): RegistrationStatus =>
  Object.hasOwn(statuses, id) ? (statuses[id] ?? 'new') : 'new';
