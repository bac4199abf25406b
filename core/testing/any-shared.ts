import fc, { type Arbitrary } from 'fast-check';
import {
  type CompactTimestamp,
  type EventId,
  eventIdOf,
  type Failure,
  type FieldFault,
  type FieldLanguages,
  LANGUAGES,
  type Language,
  type Localised,
  type Membership,
  type ParticipationId,
  participationIdOf,
  ROLES,
  type Sortable,
  toCompact,
  type UpstreamAnswer,
} from '../shared/index.ts';
import { FIELD_CODES } from '../texts/index.ts';

/** Text as people write it, in any script; no lone surrogates, which databases cannot store. */
export const anyWords = (max = 40): Arbitrary<string> => fc.string({ unit: 'grapheme', maxLength: max });

/** A title: not blank, without surrounding white space. */
export const anyTitle: Arbitrary<string> = anyWords()
  .map((words) => words.trim())
  .filter((words) => words !== '');

/** Digits, up to the maximum length. */
export const anyEventId: Arbitrary<EventId> = fc
  .string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 18 })
  .map((digits) => requireValid(eventIdOf(digits)));

/** Letters, digits and dashes, up to the maximum length. */
export const anyParticipationId: Arbitrary<ParticipationId> = fc
  .stringMatching(/^[A-Za-z0-9-]{1,64}$/)
  .map((text) => requireValid(participationIdOf(text)));

/** One of the four languages. */
export const anyLanguage: Arbitrary<Language> = fc.constantFrom(...LANGUAGES);

/** A text in some languages, or in none. */
export const anyLocalised: Arbitrary<Localised> = fc.record(
  { en: anyWords(), nl: anyWords(), es: anyWords(), tr: anyWords() },
  { requiredKeys: [] },
);

/** The languages of some of these fields. */
export const anyFieldLanguages = <Field extends string>(
  ...fields: readonly Field[]
): Arbitrary<FieldLanguages<Field>> =>
  fc
    .tuple(fc.subarray([...fields]), anyLanguage)
    .map(
      ([some, language]) =>
        Object.fromEntries(some.map((field) => [field, language])) as FieldLanguages<Field>,
    );

/**
 * Any second of the years 1 to 9998, so that adding a day or a zone offset stays within what services can
 * write.
 */
export const anyInstant: Arbitrary<Date> = fc
  .integer({ min: Date.parse('0001-01-01T00:00:00Z') / 1000, max: Date.parse('9998-12-31T23:59:59Z') / 1000 })
  .map((seconds) => new Date(seconds * 1000));

/** An instant of the years 2000 to 2059, in which zones follow their current rules. */
export const anyFairInstant: Arbitrary<Date> = fc
  .integer({ min: Date.parse('2000-01-01T00:00:00Z') / 1000, max: Date.parse('2060-01-01T00:00:00Z') / 1000 })
  .map((seconds) => new Date(seconds * 1000));

/** A compact timestamp of any second. */
export const anyCompactTimestamp: Arbitrary<CompactTimestamp> = anyInstant.map(toCompact);

/** `2027-02-28` */
export const anyDay: Arbitrary<string> = anyInstant.map((instant) => instant.toISOString().slice(0, 10));

/** A day within the range of {@link anyFairInstant}. */
export const anyFairDay: Arbitrary<string> = anyFairInstant.map((instant) =>
  instant.toISOString().slice(0, 10),
);

/** `09:30` */
export const anyTime: Arbitrary<string> = anyInstant.map((instant) => instant.toISOString().slice(11, 16));

/** Zones east and west, with and without summer time, and two whose offset is not in whole hours. */
export const anyTimeZone: Arbitrary<string> = fc.constantFrom(
  'UTC',
  'Europe/Amsterdam',
  'Europe/Istanbul',
  'Europe/Madrid',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
);

/** An email address that browsers accept. */
export const anyEmail: Arbitrary<string> = fc.emailAddress();

/** A role within its valid scope. */
export const anyMembership: Arbitrary<Membership> = fc.oneof(
  fc.record({
    event: anyEventId,
    participation: anyParticipationId,
    role: fc.constantFrom(...ROLES.filter((role) => !['staff', 'admin', 'site-editor'].includes(role))),
  }),
  fc.record({ event: anyEventId, role: fc.constantFrom('staff', 'admin', 'site-editor') }),
);

/** Any fault of any field. */
export const anyFieldFault: Arbitrary<FieldFault> = fc.record({
  path: anyTitle,
  code: fc.constantFrom(...FIELD_CODES),
});

/** Any error response of a service. */
export const anyUpstreamAnswer: Arbitrary<UpstreamAnswer> = fc.record({
  request: anyTitle,
  status: fc.integer({ min: 300, max: 599 }),
  statusText: anyWords(),
  headers: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/), anyWords()),
  data: fc.jsonValue(),
});

const anyFailureKind: Arbitrary<Failure> = fc.oneof(
  fc.constant<Failure>({ kind: 'signed-out' }),
  fc.record({ kind: fc.constant('not-found'), what: anyTitle }),
  fc.record({ kind: fc.constant('rejected'), reason: anyTitle, fields: fc.array(anyFieldFault) }),
  fc.record({ kind: fc.constant('conflict'), what: anyTitle }),
  fc.record({ kind: fc.constant('throttled'), retryAfterSeconds: fc.nat() }),
  fc.record({ kind: fc.constant('malformed'), source: anyTitle, detail: anyTitle }),
  fc.record({ kind: fc.constant('unavailable'), request: anyTitle }),
);

/** Every kind of failure, with or without an upstream response. */
export const anyFailure: Arbitrary<Failure> = fc
  .tuple(anyFailureKind, fc.option(anyUpstreamAnswer, { nil: undefined }))
  .map(([failure, response]) => (response ? { ...failure, response } : failure));

/** A list in any order, including equal indexes, 0 and negative ones, as some services send. */
export const anySortables = (minLength = 0): Arbitrary<readonly Sortable[]> =>
  fc.oneof(
    anySpacedSortables(minLength),
    fc
      .array(fc.integer({ min: -2, max: 3 }), { minLength, maxLength: 8 })
      .map((indexes) => indexes.map((sortIndex) => ({ sortIndex }))),
  );

/** A list with distinct indexes. */
export const anySpacedSortables = (minLength = 0): Arbitrary<readonly Sortable[]> =>
  fc
    .uniqueArray(fc.integer({ min: -1000, max: 1_000_000_000 }), { minLength })
    .map((indexes) => indexes.map((sortIndex) => ({ sortIndex })));

/** Unwraps a generated value that must be valid. */
const requireValid = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('A generator made a value that the core refuses');
  return value;
};
