import { URI_TYPES } from '../../profile/index.ts';

/** What the cells of a column are. */
export type ImportKind =
  | 'text'
  | 'word'
  | 'flag'
  | 'day'
  | 'country'
  | 'email'
  | 'url'
  | 'number'
  | 'role'
  | 'language'
  | 'removal';

/** Which of the records of a row a column belongs to. */
export type ImportPart = 'company' | 'profile' | 'stand' | 'person';

interface TargetFacts {
  readonly part: ImportPart;
  readonly kind: ImportKind;
}

const target = (part: ImportPart, kind: ImportKind = 'text'): TargetFacts => ({ part, kind });

/** The columns that a list of exhibitors can fill; the names are those of the organiser's folder. */
const TARGETS = {
  uid: target('company'),
  organizationName: target('company'),
  participationType: target('company', 'word'),
  status: target('company', 'word'),
  brandName: target('company'),
  shortDescription: target('company'),
  email: target('company', 'email'),
  isPublic: target('company', 'flag'),
  confirmed: target('company', 'day'),
  remove: target('company', 'removal'),
  standNumber: target('stand'),
  hall: target('stand'),
  street: target('profile'),
  houseNumber: target('profile', 'number'),
  addition: target('profile'),
  postalCode: target('profile'),
  city: target('profile'),
  state: target('profile'),
  country: target('profile', 'country'),
  ...(Object.fromEntries(URI_TYPES.map((type) => [`uri_${type}`, target('profile', 'url')])) as Record<
    `uri_${(typeof URI_TYPES)[number]}`,
    TargetFacts
  >),
  contactEmail: target('person', 'email'),
  givenName: target('person'),
  familyName: target('person'),
  role: target('person', 'role'),
  language: target('person', 'language'),
} as const;

/** A column that a list of exhibitors can fill. */
export type ImportTarget = keyof typeof TARGETS;

/** Every column that a list of exhibitors can fill, in the order of the screen. */
export const IMPORT_TARGETS = Object.keys(TARGETS) as readonly ImportTarget[];

/** Whether a list of exhibitors can fill a column of this name. */
export const isImportTarget = (name: string): name is ImportTarget => Object.hasOwn(TARGETS, name);

/** Which record a column belongs to, and what its cells are. */
export const importTargetOf = (name: ImportTarget): TargetFacts => TARGETS[name];

/** What each column of a list fills, by {@link looseKey} of its heading; empty for a column to leave out. */
export type ColumnMapping = Readonly<Record<string, ImportTarget | ''>>;
