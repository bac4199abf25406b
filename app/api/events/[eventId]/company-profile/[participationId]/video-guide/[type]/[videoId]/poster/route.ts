import { companyRoute } from '#app/_composition/company-route.ts';
import { sendPicture } from '#app/_composition/send-picture.ts';
import { videoNamed } from '#app/_composition/video-named.ts';

/** A picture of a video, from here and not from where the video is kept; nothing (204) where none is to be had. */
export const GET = companyRoute(
  { action: 'read' },
  ({ ids, guide }) => videoNamed(ids).asyncAndThen(guide.poster),
  sendPicture,
);
