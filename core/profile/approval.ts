import type { ProfileSettings } from './profile-settings.ts';

/** The publication status of a product or news item after a change, until the organiser reviews it. */
export const IN_REVIEW = 'IN_REVIEW';

/** The publication status of an item that the organiser sent back, until it is changed. */
export const SENT_BACK = 'SENT_BACK';

/**
 * Whether the organiser allows visitors to see a product or a news item.
 *
 * | the event requires approval | its publication status  | approved |
 * | --------------------------- | ----------------------- | -------- |
 * | no                          | any                     | yes      |
 * | yes                         | none: never submitted   | yes      |
 * | yes                         | `PUBLIC`                | yes      |
 * | yes                         | `IN_REVIEW`, `SENT_BACK`, any other | no |
 *
 * Until a changed item is approved, visitors see the version that was approved last.
 *
 * Items from before the event required approval stay approved until they are changed. The profile itself uses
 * the publication status of its participation. The specs do not define approval; the rule is ours.
 */
export const isApproved = (
  { asksApproval }: Pick<ProfileSettings, 'asksApproval'>,
  publicationStatus: string,
): boolean => !asksApproval || publicationStatus === '' || publicationStatus === 'PUBLIC';
