import { companyRoute } from '#app/_composition/company-route.ts';
import { videoNamed } from '#app/_composition/video-named.ts';

/** What a video is called where it is kept; an empty `title` where that is not known. */
export const GET = companyRoute({ action: 'edit-profile' }, ({ id, ids, guide }) =>
  videoNamed(ids)
    .asyncAndThen((video) => guide.suggestTitle(id, { ...video, title: video.videoId }))
    .map((title) => ({ title })),
);
