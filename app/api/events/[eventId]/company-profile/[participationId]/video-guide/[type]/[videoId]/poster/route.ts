import { companyRoute } from '#app/_http/company-route.ts';
import { sendPicture } from '#app/_http/send-image.ts';
import { videoParam } from '#app/_http/video-param.ts';

/** A picture of a video, from here and not from where the video is kept; nothing (204) where none is to be had. */
export const GET = companyRoute(
  { action: 'read' },
  ({ ids, guide }) => videoParam(ids).asyncAndThen(guide.poster),
  sendPicture,
);
