import { IN_REVIEW, type ProfileSettings } from '@fairdesk/core/profile';

/** What is written with a change of a product or a news item, so that it waits where the organiser approves. */
export const forReview = ({ asksApproval }: ProfileSettings) =>
  asksApproval ? { publicationStatus: IN_REVIEW } : {};
