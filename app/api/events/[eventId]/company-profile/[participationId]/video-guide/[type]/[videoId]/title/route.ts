import { companyRoute } from '#app/_http/company-route.ts';
import { videoParam } from '#app/_http/video-param.ts';

/** The title of a video at its host; an empty `title` if it is not known. */
export const GET = companyRoute({ action: 'edit-profile' }, ({ id, ids, guide }) =>
  videoParam(ids)
    .asyncAndThen((video) => guide.suggestTitle(id, { ...video, title: video.videoId }))
    .map((title) => ({ title })),
);
