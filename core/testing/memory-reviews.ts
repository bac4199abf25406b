import { IN_REVIEW, isApproved } from '../profile/index.ts';

/** Where an organiser can approve. */
export interface Reviewed {
  /** The organiser lets visitors see the product or news item of this id. */
  readonly approve: (id: string) => void;
}

/** What the organiser has said of each product or news item, in memory. */
export const memoryReviews = (asksApproval: boolean) => {
  const statuses = new Map<string, string>();
  return {
    ask: (id: string): void => {
      if (asksApproval) statuses.set(id, IN_REVIEW);
    },
    approve: (id: string): void => {
      statuses.set(id, 'PUBLIC');
    },
    isApproved: (id: string): boolean => isApproved({ asksApproval }, statuses.get(id) ?? ''),
  };
};
