import { companyRoute } from '#app/_http/company-route.ts';
import { sendPicture } from '#app/_http/send-image.ts';
import { videoParam } from '#app/_http/video-param.ts';

/** The poster of a video, served from here instead of the video host; 204 if there is none. */
export const GET = companyRoute(
  { action: 'read' },
  ({ ids, guide }) => videoParam(ids).asyncAndThen(guide.poster),
  sendPicture,
);
