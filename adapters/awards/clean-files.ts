import type { AwardDesk } from '@fairdesk/core/awards';
import { IMAGE_RULES, type PictureStudio } from '@fairdesk/core/media';

/**
 * Wraps a desk to re-encode every image before it is stored, which strips location, camera and hidden
 * content.
 */
export const withCleanFiles = (desk: AwardDesk, studio: PictureStudio): AwardDesk => ({
  ...desk,
  addFile: (place, added, options) =>
    added.type === 'image'
      ? studio
          .redraw(added.question, added.file, IMAGE_RULES)
          .andThen((file) => desk.addFile(place, { ...added, file }, options))
      : desk.addFile(place, added, options),
});
