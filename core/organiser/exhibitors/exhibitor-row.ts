import type { ParticipationId } from '../../shared/index.ts';

/** A stand as a list shows it. */
export interface DeskStand {
  /** `8.B2` */
  readonly number: string;
  /** Empty where the organiser names no hall. */
  readonly hall: string;
}

/** A company in the organiser's list of exhibitors. Ours. */
export interface ExhibitorRow {
  readonly id: ParticipationId;
  /** In the organiser's lists; absent for none. */
  readonly number?: string | undefined;
  readonly name: string;
  /** `EXHIBITOR`, `CO_EXHIBITOR`, …: defined by the organiser. */
  readonly type: string;
  /** In natural order of their numbers. */
  readonly stands: readonly DeskStand[];
  /** How many required tasks are open after their deadline. */
  readonly lateTasks: number;
  /** 0 to 100, of the company profile. */
  readonly completeness: number;
  readonly isPublic: boolean;
  readonly isCancelled: boolean;
  /** How many users may work for the company. */
  readonly people: number;
  /** Whether a user of the company has signed in, or an invitation is not accepted yet. */
  readonly isInvited: boolean;
  /** When a user of the company last signed in, ISO; absent for never. */
  readonly lastSignIn?: string | undefined;
}

/** The status of a participation that is cancelled; the listed ones are `CONFIRMED`. */
export const CANCELLED_PARTICIPATION = 'CANCELLED';

/** A page of the list. */
export interface ExhibitorPage {
  readonly rows: readonly ExhibitorRow[];
  /** Where the next page starts; absent on the last page. */
  readonly next?: string | undefined;
  /** How many exhibitors match on all pages; counted for the first page only. */
  readonly total?: number | undefined;
}

/** How many exhibitors a page has. Ours. */
export const EXHIBITOR_PAGE_SIZE = 50;
