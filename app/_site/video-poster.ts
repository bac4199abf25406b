import 'server-only';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { countAttempt } from '#app/_http/rate-limits.ts';
import { problem } from '#app/_http/respond.ts';
import { respondWithPicture } from '#app/_http/send-image.ts';
import { videoParam } from '#app/_http/video-param.ts';
import { clientAddress } from '#app/_process/client-address.ts';

type Context = { params: Promise<{ type: string; videoId: string }> };

/** How long browsers and proxies cache a poster, and that there is none, in seconds. */
const [POSTER_LIFE, GAP_LIFE] = [86_400, 600];

/** A transparent picture: a browser marks the place of a picture that it does not get as broken. */
const BLANK = {
  type: 'image/svg+xml',
  bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'),
};

/**
 * The poster of a video at its host; a transparent picture when there is none. The same for every visitor; limited,
 * because a new video makes our server fetch it.
 */
export const videoPoster = async (request: Request, { params }: Context): Promise<Response> => {
  const ids = await params;
  const video = await countAttempt([['poster: address', clientAddress(request)]]).andThen(() =>
    videoParam(ids),
  );
  if (video.isErr()) return problem(video.error);
  return currentUseCases()
    .videos.poster(video.value)
    .match(
      (picture) => respondWithPicture(picture, `public, max-age=${POSTER_LIFE}`),
      // Why the host has no poster is in the log.
      () => respondWithPicture(BLANK, `public, max-age=${GAP_LIFE}`),
    );
};
