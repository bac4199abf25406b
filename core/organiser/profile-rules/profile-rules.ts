import type { ProfileSettings } from '../../profile/index.ts';
import { type FieldFault, faultIf, listed } from '../../shared/index.ts';
import { isLinkTarget } from '../tasks/task-faults.ts';

/** What an organiser decides about the company profiles of a fair. */
export interface ProfileRules {
  /** Changes with every save of the fair. */
  readonly version: string;
  readonly settings: ProfileSettings;
  /** The participation types of the fair's companies, sorted. */
  readonly types: readonly string[];
  /** How many items wait for approval, or were sent back: visitors see them when approval is switched off. */
  readonly waiting: number;
  /** How many profiles have changes that wait or were sent back. */
  readonly waitingProfiles: number;
}

/** The highest limit of products or categories; above it, one sets no limit. Ours. */
export const LIMIT_MAX = 10_000;

/**
 * The faults of the rules for profiles.
 *
 * | the rules                                    | path, code                                |
 * | -------------------------------------------- | ----------------------------------------- |
 * | a limit that is no whole number from 0 up    | `productLimits`, `categoryLimits`, `profile-rule-limit` |
 * | a list of exhibitors that is no address      | `listAddress`, `forms-url`                |
 */
export const profileRuleFaults = ({
  productLimits,
  categoryLimits,
  listAddress,
}: ProfileSettings): readonly FieldFault[] => [
  ...Object.entries({ productLimits, categoryLimits }).flatMap(([path, limits]) =>
    faultIf(
      !Object.values(limits).every((limit) => Number.isInteger(limit) && limit >= 0 && limit <= LIMIT_MAX),
      path,
      'profile-rule-limit',
      { max: LIMIT_MAX },
    ),
  ),
  ...faultIf(listAddress !== '' && !isLinkTarget(listAddress), 'listAddress', 'forms-url'),
];

/** A pipe-separated list with or without a participation type. */
export const withType = (types: string, type: string, isIn: boolean): string => {
  const others = listed(types).filter((each) => each !== type);
  return (isIn ? [...others, type] : others).join('|');
};

/** Limits with another one for a type; an empty text is no limit. */
export const withLimit = (
  limits: Readonly<Record<string, number>>,
  type: string,
  text: string,
): Readonly<Record<string, number>> => {
  const { [type]: _, ...others } = limits;
  return text.trim() === '' ? others : { ...others, [type]: Number(text) };
};
