import type { AwardDesk } from '@fairdesk/core/awards';
import { IMAGE_RULES, type PictureStudio } from '@fairdesk/core/media';

/** A desk that redraws every image before it is stored: places, cameras and whatever hides in it are left behind. */
export const withCleanFiles = (desk: AwardDesk, studio: PictureStudio): AwardDesk => ({
  ...desk,
  addFile: (place, added, progress) =>
    added.type === 'image'
      ? studio
          .redraw(added.question, added.file, IMAGE_RULES)
          .andThen((file) => desk.addFile(place, { ...added, file }, progress))
      : desk.addFile(place, added, progress),
});
