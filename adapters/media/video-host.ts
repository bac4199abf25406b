import { type VideoId, type VideoType, videoLink } from '@fairdesk/core/media';
import { MISSING_THUMBNAIL_WIDTH, vimeoPoster, youTubePoster } from '@fairdesk/core/page';
import { type Failure, NAME_MAX } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { readJson } from '../shared/http/read-json.ts';
import type { SafeFetch } from '../shared/http/safe-fetch.ts';
import { type Poster, renderPoster } from './render-poster.ts';

/** The endpoint for a host's video metadata, and the host names of its pictures. Source: oEmbed 1.0. */
interface VideoHost {
  /** The metadata address, without the video link to append. */
  readonly about: string;
  readonly pictures: readonly string[];
  /** The addresses of the posters that the host has by video id, the best first. */
  readonly posters: (videoId: string) => readonly string[];
}

/** The real hosts. */
const VIDEO_HOSTS: Readonly<Record<VideoType, VideoHost>> = {
  YOUTUBE: {
    about: 'https://www.youtube.com/oembed?format=json&url=',
    pictures: ['i.ytimg.com'],
    posters: (id) => [
      youTubePoster(id, Number.POSITIVE_INFINITY),
      youTubePoster(id, MISSING_THUMBNAIL_WIDTH),
    ],
  },
  VIMEO: {
    about: 'https://vimeo.com/api/oembed.json?width=640&url=',
    pictures: ['i.vimeocdn.com'],
    posters: (id) => [vimeoPoster(id)],
  },
};

/** Metadata of videos from their hosts; `not-found` for a video that is deleted, private or lacks it. */
export interface VideoDesk {
  /** The title, on one line. */
  title(video: VideoId): ResultAsync<string, Failure>;
  poster(video: VideoId): ResultAsync<Poster, Failure>;
}

const About = z.object({ title: z.catch(z.string(), ''), thumbnail_url: z.catch(z.string(), '') });

/**
 * Videos as described by their hosts, for the server. Posters are fetched by id, else from the host's own host
 * names, and are re-encoded, so that the reader's browser contacts no third party. A picture of at most
 * {@link MISSING_THUMBNAIL_WIDTH} is a placeholder for a missing one. Source: site spec §5.
 */
export const createVideoDesk = (fetch: SafeFetch, hosts = VIDEO_HOSTS): VideoDesk => {
  const about = (video: VideoId): ResultAsync<z.infer<typeof About>, Failure> =>
    fetch(`${hosts[video.type].about}${encodeURIComponent(videoLink(video))}`).andThen(({ bytes }) =>
      readJson(bytes, About, `the description of video ${video.videoId}`),
    );
  const posterAt = (video: VideoId, address: string): ResultAsync<Poster, Failure> =>
    fetch(address)
      .andThen(({ bytes }) => ResultAsync.fromSafePromise<Poster | undefined, Failure>(renderPoster(bytes)))
      .andThen((poster) => (poster === undefined ? videoNotFound(video) : okAsync<Poster, Failure>(poster)));
  const posterAbout = (video: VideoId): ResultAsync<Poster, Failure> =>
    about(video).andThen(({ thumbnail_url: picture }) =>
      hosts[video.type].pictures.includes(URL.parse(picture)?.hostname ?? '')
        ? posterAt(video, picture)
        : videoNotFound(video),
    );
  return {
    title: (video) =>
      about(video).andThen(({ title }) => {
        const line = oneLine(title);
        return line === '' ? videoNotFound(video) : okAsync(line);
      }),
    poster: (video) =>
      hosts[video.type]
        .posters(video.videoId)
        .reduce<ResultAsync<Poster, Failure>>(
          (before, address) => before.orElse(() => posterAt(video, address)),
          videoNotFound(video),
        )
        .orElse(() => posterAbout(video)),
  };
};

const videoNotFound = ({ videoId }: VideoId) =>
  errAsync<never, Failure>({ kind: 'not-found', what: `video ${videoId}` });

/** Removes line breaks and invisible characters, and truncates to the maximum length of a name. */
const oneLine = (title: string): string =>
  [...title.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, NAME_MAX).join('').trim();
