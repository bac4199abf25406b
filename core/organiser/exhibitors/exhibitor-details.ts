import type { ProfilePart } from '../../profile/index.ts';
import {
  type FieldFault,
  faultIf,
  isBlank,
  isEmail,
  type Language,
  type Role,
  tooLong,
} from '../../shared/index.ts';
import type { ExhibitorRow } from './exhibitor-row.ts';

/** The roles that a user can have in one company. */
export const COMPANY_ROLES = [
  'owner',
  'editor',
  'award',
  'media',
  'viewer',
] as const satisfies readonly Role[];
/** One of {@link COMPANY_ROLES}. */
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The maximum length of a stand number and of a hall, in characters. Ours. */
export const STAND_TEXT_MAX = 40;

/** Everything an organiser sees of one exhibitor. Times are ISO. */
export interface ExhibitorDetails {
  readonly row: ExhibitorRow;
  /** The last part of the address of its public page; empty for none. */
  readonly slug: string;
  /** The parts its profile lacks, highest weight first. */
  readonly missing: readonly ProfilePart[];
  /** In natural order of their numbers. */
  readonly stands: readonly { readonly id: string; readonly number: string; readonly hall: string }[];
  readonly people: readonly ExhibitorPerson[];
  /** In the organiser's order. */
  readonly tasks: readonly ExhibitorTask[];
  /** The titles of the messages it sees now, newest first. */
  readonly messages: readonly { readonly title: string; readonly date: string }[];
}

/** A user of the company, or someone invited to it. */
export interface ExhibitorPerson {
  readonly email: string;
  /** Empty until the account is set up. */
  readonly name: string;
  readonly role: string;
  /** May work for the company; false while only invited. */
  readonly isMember: boolean;
  /** Has chosen a password or was signed in: an invitation is not needed. */
  readonly hasAccount: boolean;
  /** When the latest invitation was sent that is not accepted. */
  readonly invited?: string | undefined;
  readonly lastSignIn?: string | undefined;
}

/** A task of one company. */
export interface ExhibitorTask {
  readonly code: string;
  readonly title: string;
  readonly required: boolean;
  /** Its deadline for this company. */
  readonly due: string;
  readonly isLate: boolean;
  readonly isCompleted: boolean;
  readonly completedBy?: string | undefined;
  readonly completedAt?: string | undefined;
}

/** A stand as the organiser has seen it. */
type StandText = Pick<ExhibitorDetails['stands'][number], 'number' | 'hall'>;

/** A change of one exhibitor; with `from`, only of what still is as it was seen. */
export type ExhibitorChange =
  | { readonly kind: 'add-stand'; readonly number: string; readonly hall: string }
  | {
      readonly kind: 'save-stand';
      readonly id: string;
      readonly number: string;
      readonly hall: string;
      readonly from?: StandText | undefined;
    }
  | { readonly kind: 'remove-stand'; readonly id: string; readonly from?: StandText | undefined }
  | {
      readonly kind: 'invite';
      /** The same invitation sent again with its id is sent once; without one, another is sent. */
      readonly id?: string;
      readonly email: string;
      readonly role: CompanyRole;
      readonly language: Language;
    }
  | {
      readonly kind: 'role';
      readonly email: string;
      readonly role: CompanyRole;
      readonly from?: string | undefined;
    }
  | { readonly kind: 'revoke'; readonly email: string }
  | { readonly kind: 'task'; readonly code: string; readonly isCompleted: boolean };

/** Why a change is invalid; empty when it is valid. */
export const exhibitorChangeFaults = (change: ExhibitorChange): readonly FieldFault[] => {
  switch (change.kind) {
    case 'add-stand':
    case 'save-stand':
      return [
        ...faultIf(isBlank(change.number), 'number', 'forms-required'),
        ...(['number', 'hall'] as const).flatMap((path) => tooLong(path, change[path], STAND_TEXT_MAX)),
      ];
    case 'invite':
      return faultIf(!isEmail(change.email), 'email', 'forms-email');
    default:
      return [];
  }
};
