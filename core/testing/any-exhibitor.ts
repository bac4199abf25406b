import fc, { type Arbitrary } from 'fast-check';
import { audienceOf } from '../events/index.ts';
import {
  CANCELLED_PARTICIPATION,
  EXHIBITOR_SORTS,
  type ExhibitorFilter,
  type ExhibitorQuery,
  type TaskRule,
} from '../organiser/index.ts';
import { FILL_WEIGHTS, type ProfilePart } from '../profile/index.ts';
import { type CompactTimestamp, toCompact } from '../shared/index.ts';

/** Few values, so that generated exhibitors share them. */
const TYPES = ['EXHIBITOR', 'CO_EXHIBITOR', ''];
const HALLS = ['7', '8', 'North'];
const CODES = ['DRAWING', 'BADGES', 'POWER'];

/** The parts of a profile that a generated company may have filled. */
const PARTS = (Object.keys(FILL_WEIGHTS) as ProfilePart[]).filter(
  (part) => part !== 'name' && part !== 'categories',
);

/** The instant at which generated fairs are looked at. */
export const EXHIBITOR_NOW = new Date('2027-01-12T12:00:00Z');

const anyMoment = fc
  .integer({ min: -60 * 24, max: 60 * 24 })
  .map((hours) => new Date(EXHIBITOR_NOW.getTime() + hours * 3_600_000));

/** The tasks of a fair: each code at most once. */
export const anyTaskRules: Arbitrary<readonly TaskRule[]> = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...CODES),
    required: fc.boolean(),
    due: anyMoment.map(toCompact),
    audience: fc
      .constantFrom(
        '',
        'EXHIBITOR',
        'CO_EXHIBITOR|EXHIBITOR',
        'hall:8|EXHIBITOR',
        'category:sub',
        'segment:VIP',
      )
      .map(audienceOf),
  }),
  { selector: ({ code }) => code },
);

/** A company as a store holds it; the ids of its categories are places in a list. */
export interface StoredCompany {
  readonly name: string;
  readonly displayName: string;
  readonly type: string;
  readonly status: string;
  readonly stands: readonly { readonly number: string; readonly hall: string }[];
  readonly completed: readonly string[];
  /** Deadlines of its own, by task. */
  readonly deadlines: readonly { readonly code: string; readonly due: CompactTimestamp }[];
  readonly isVip: boolean;
  /** The filled parts of its profile, beside the name and the categories. */
  readonly filled: readonly ProfilePart[];
  readonly isPublic: boolean;
  readonly people: readonly { readonly email: string; readonly lastSignIn?: Date | undefined }[];
  /** When an invitation expires that is not accepted yet. */
  readonly invitationExpires?: Date | undefined;
  /** Places of categories, 0-based. */
  readonly categories: readonly number[];
}

/** A company with values that other generated companies share, so that sorting has ties. */
export const anyStoredCompany = (categories: number): Arbitrary<StoredCompany> =>
  fc.record({
    name: fc.constantFrom(
      'Çiçek BV',
      'cicek bv',
      'İstanbul Işık',
      'Kas en Co',
      'Café 100%',
      'a_b\\c',
      '𝒜qua',
      '￿',
    ),
    displayName: fc.constantFrom('', 'Bloem', 'ISIK'),
    type: fc.constantFrom(...TYPES),
    status: fc.constantFrom('CONFIRMED', 'CONFIRMED', CANCELLED_PARTICIPATION, ''),
    stands: fc.uniqueArray(
      fc.record({
        number: fc.constantFrom('8.B2', '8.B10', 'A1', '10'),
        hall: fc.constantFrom(...HALLS, ''),
      }),
      { selector: ({ number }) => number, maxLength: 3 },
    ),
    completed: fc.subarray(CODES),
    deadlines: fc.uniqueArray(fc.record({ code: fc.constantFrom(...CODES), due: anyMoment.map(toCompact) }), {
      selector: ({ code }) => code,
      maxLength: 1,
    }),
    isVip: fc.boolean(),
    filled: fc.subarray(PARTS),
    isPublic: fc.boolean(),
    people: fc.uniqueArray(
      fc.record({
        email: fc.constantFrom('ana@kas.example', 'jan@kas.example', 'o_o@cicek.example'),
        lastSignIn: fc.option(
          anyMoment.filter((moment) => moment <= EXHIBITOR_NOW),
          { nil: undefined },
        ),
      }),
      { selector: ({ email }) => email, maxLength: 2 },
    ),
    invitationExpires: fc.option(anyMoment, { nil: undefined }),
    categories: fc.subarray([...Array(categories).keys()]),
  });

/** A filter over the values of {@link anyStoredCompany}; `categories` are the ids to choose from. */
export const anyExhibitorFilter = (categories: readonly string[]): Arbitrary<ExhibitorFilter> =>
  fc.record(
    {
      search: fc.constantFrom(
        'CICEK',
        'isik',
        'kas',
        '8.b',
        '8',
        '10',
        '%',
        '_',
        '\\',
        'bloem kas',
        'aqua',
        'o_o',
        '𝒜',
      ),
      type: fc.constantFrom(...TYPES.filter(Boolean), 'OTHER'),
      hall: fc.constantFrom(...HALLS),
      category: fc.constantFrom(...categories, 'unknown'),
      invited: fc.boolean(),
      signIn: fc.oneof(
        fc.constant({ kind: 'never' } as const),
        fc.record({
          kind: fc.constantFrom('within' as const, 'not-within' as const),
          days: fc.integer({ min: 1, max: 60 }),
        }),
      ),
      late: fc.oneof(
        fc.constant({ kind: 'any' } as const),
        fc.record({ kind: fc.constant('task' as const), code: fc.constantFrom(...CODES, 'OTHER') }),
      ),
      open: fc.constantFrom(...CODES, 'OTHER'),
      below: fc.constantFrom(1, 50, 100),
      isPublic: fc.boolean(),
      cancelled: fc.constant(true as const),
    },
    { requiredKeys: [] },
  );

/** Any order of a list with any of these filters. */
export const anyExhibitorQuery = (categories: readonly string[]): Arbitrary<ExhibitorQuery> =>
  fc.record({
    filter: fc.oneof(fc.constant({}), anyExhibitorFilter(categories)),
    sort: fc.constantFrom(...EXHIBITOR_SORTS),
    isDescending: fc.boolean(),
  });
