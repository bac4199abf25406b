import type { AwardForm, AwardList, Questionnaire } from '@fairdesk/core/awards';

/** What the award blocks of a page need. */
export interface AwardData {
  /** By the code in their block, which is empty for the only award; `none` for an award the fair does not have. */
  readonly awards?: Readonly<Record<string, CompanyAwardList | 'none'>> | undefined;
  /** The entry of the product in the address. */
  readonly entry?: AwardEntry | 'unavailable' | undefined;
}

/** The products of a company for an award, as this user may use them. */
export interface CompanyAwardList extends AwardList {
  /** Whether the user may enter products, besides reading the submitted entries. */
  readonly canSubmit: boolean;
  /** Ids of products whose saved entry can still be submitted, in the grace period of a closed award. */
  readonly late: readonly string[];
}

/** The entry of a product for an award, with its form. */
interface AwardEntry {
  readonly questionnaire: Questionnaire;
  /** Absent when it could not be read. */
  readonly form?: AwardForm | undefined;
}
