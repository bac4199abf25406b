import { VideoBodySchema } from '@fairdesk/core/media';
import { companyRoute } from '#app/_http/company-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The company's own videos, in its order. */
export const GET = companyRoute({ action: 'read', tab: 'videos' }, ({ id, videos }) =>
  videos.listVideos(id).map((items) => ({ items })),
);

/** Adds the video of a `link`, or replaces another with it; returns it. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'videos' }, ({ request, id, videos }) =>
  readBody(request, VideoBodySchema).andThen((video) => videos.saveVideo(id, video)),
);
