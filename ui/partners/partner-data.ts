import type { VisitConnectFields } from '@fairdesk/core/partners';

/** What the partner buttons of a page need. */
export interface PartnerData {
  /** The signed form of each visit-connect button, by its uid. */
  readonly visits?: Readonly<Record<string, SignedVisit>> | undefined;
  readonly accreditation?: Promise<Accreditation | undefined> | undefined;
}

/** The address of the accreditation system for this view, which must not be logged, or that the system gave none. */
export type Accreditation = { readonly href: string } | 'unavailable';

/** A visit-connect form. */
interface SignedVisit {
  readonly action: string;
  readonly fields: VisitConnectFields;
  /** As its block names it. */
  readonly redirect: string;
}
