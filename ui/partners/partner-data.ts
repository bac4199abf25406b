import type { VisitConnectFields } from '@fairdesk/core/partners';

/** What the partner buttons of a page need. */
export interface PartnerData {
  /** The signed form of each visit-connect button, by its uid. */
  readonly visits?: Readonly<Record<string, SignedVisit>> | undefined;
  /** The address of the accreditation system for this view; it must not be logged. */
  readonly accreditation?: Promise<string | undefined> | undefined;
}

/** A visit-connect form. */
interface SignedVisit {
  readonly action: string;
  readonly fields: VisitConnectFields;
  /** As its block names it. */
  readonly redirect: string;
}
