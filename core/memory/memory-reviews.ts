import { IN_REVIEW, isApproved } from '../profile/index.ts';

/** Lets a test act as the organiser. */
export interface Reviewed {
  /** Approves the product or news item with this id. */
  readonly approve: (id: string) => void;
}

/** The publication status of each product or news item, in memory. */
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
