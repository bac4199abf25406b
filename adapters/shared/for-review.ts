import { IN_REVIEW, type ProfileSettings } from '@fairdesk/core/profile';

/**
 * The change of status that accompanies an edit of a product or a news item, so that the organiser reviews it
 * again.
 */
export const forReview = ({ asksApproval }: ProfileSettings) =>
  asksApproval ? { publicationStatus: IN_REVIEW } : {};
