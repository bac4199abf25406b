import { type VideoId, type VideoType, videoLink } from '@fairdesk/core/media';
import { type Failure, NAME_MAX } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { readJson } from '../shared/read-json.ts';
import type { SafeFetch } from '../shared/safe-fetch.ts';
import { type Poster, renderPoster } from './render-poster.ts';

/** Where a host tells about its videos, and the names its pictures come from. Source: oEmbed 1.0. */
interface VideoHost {
  /** The address of a video's description, but for the link of the video at its end. */
  readonly about: string;
  readonly pictures: readonly string[];
}

/** The hosts as they are. */
const VIDEO_HOSTS: Readonly<Record<VideoType, VideoHost>> = {
  YOUTUBE: { about: 'https://www.youtube.com/oembed?format=json&url=', pictures: ['i.ytimg.com'] },
  VIMEO: { about: 'https://vimeo.com/api/oembed.json?width=640&url=', pictures: ['i.vimeocdn.com'] },
};

/** What hosts know of their videos; `not-found` for one that is gone, private or without it. */
export interface VideoDesk {
  /** Its title, on one line. */
  title(video: VideoId): ResultAsync<string, Failure>;
  poster(video: VideoId): ResultAsync<Poster, Failure>;
}

const About = z.object({ title: z.catch(z.string(), ''), thumbnail_url: z.catch(z.string(), '') });

/**
 * Videos as their hosts describe them, for the server. A picture comes from the host's own names only, and is drawn
 * anew; so the reader's browser asks nobody else.
 */
export const createVideoDesk = (fetch: SafeFetch, hosts = VIDEO_HOSTS): VideoDesk => {
  const about = (video: VideoId): ResultAsync<z.infer<typeof About>, Failure> =>
    fetch(`${hosts[video.type].about}${encodeURIComponent(videoLink(video))}`).andThen(({ bytes }) =>
      readJson(bytes, About, `the description of video ${video.videoId}`),
    );
  return {
    title: (video) =>
      about(video).andThen(({ title }) => {
        const line = oneLine(title);
        return line === '' ? gone(video) : okAsync(line);
      }),
    poster: (video) =>
      about(video).andThen(({ thumbnail_url: picture }) => {
        const isTheirs = hosts[video.type].pictures.includes(URL.parse(picture)?.hostname ?? '');
        return isTheirs
          ? fetch(picture)
              .andThen(({ bytes }) =>
                ResultAsync.fromSafePromise<Poster | undefined, Failure>(renderPoster(bytes)),
              )
              .andThen((poster) => (poster === undefined ? gone(video) : okAsync<Poster, Failure>(poster)))
          : gone(video);
      }),
  };
};

const gone = ({ videoId }: VideoId) =>
  errAsync<never, Failure>({ kind: 'not-found', what: `video ${videoId}` });

/** Without line breaks and signs nobody sees, as long as a name may be. */
const oneLine = (title: string): string =>
  [...title.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, NAME_MAX).join('').trim();
