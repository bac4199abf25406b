import type { AwardForm, AwardList, Questionnaire } from '@fairdesk/core/awards';

/** What the award blocks of a page need. */
export interface AwardData {
  /** By the code in their block, which is empty for the only award. */
  readonly awards?: Readonly<Record<string, AwardList>> | undefined;
  /** The entry of the product in the address. */
  readonly entry?: AwardEntry | 'unavailable' | undefined;
}

/** The entry of a product for an award, with its form. */
interface AwardEntry {
  readonly questionnaire: Questionnaire;
  /** Absent when it could not be read. */
  readonly form?: AwardForm | undefined;
}
