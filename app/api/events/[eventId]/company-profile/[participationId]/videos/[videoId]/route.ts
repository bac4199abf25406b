import { companyRoute } from '#app/_http/company-route.ts';

/** Removes a video. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'videos' }, ({ id, ids, videos }) =>
  videos.removeVideo(id, ids.videoId ?? ''),
);
