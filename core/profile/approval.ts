import type { ProfileSettings } from './profile-settings.ts';

/** What a product or a news item says of itself from its company's change until the organiser has seen it. */
export const IN_REVIEW = 'IN_REVIEW';

/**
 * Whether the organiser lets visitors see a product or a news item.
 *
 * | the event asks for approval | its publication status  | approved |
 * | --------------------------- | ----------------------- | -------- |
 * | no                          | any                     | yes      |
 * | yes                         | none: nobody has asked  | yes      |
 * | yes                         | `PUBLIC`                | yes      |
 * | yes                         | `IN_REVIEW`, any other  | no       |
 *
 * What was there before the event began to ask stays until it is changed. The profile itself has the publication
 * status of its participation. The specs know no approval; the rule is ours.
 */
export const isApproved = (
  { asksApproval }: Pick<ProfileSettings, 'asksApproval'>,
  publicationStatus: string,
): boolean => !asksApproval || publicationStatus === '' || publicationStatus === 'PUBLIC';
