import {
  addDocument,
  changeDocument,
  type DocumentShelf,
  listDocuments,
  listVideos,
  removeDocument,
  removeVideo,
  saveVideo,
  suggestTitle,
  type VideoId,
  type VideoShelf,
} from '@fairdesk/core/media';
import type { Failure, Log } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import type { Poster } from '#adapters/media/render-poster.ts';
import type { VideoDesk } from '#adapters/media/video-host.ts';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** Created per request; repeating a request with the same key adds nothing twice, or replaces what was added. */
export const DOCUMENT_SHELF = token<(key?: string, replaces?: boolean) => DocumentShelf>('document shelf');
export const VIDEO_SHELF = token<(key?: string, replaces?: boolean) => VideoShelf>('video shelf');

export const VIDEO_DESK = token<VideoDesk>('video desk');

/** The use cases of the documents tab, for server and browser. */
export const documentUseCases = (shelf: DocumentShelf, log: Log) => ({
  listDocuments: logged(listDocuments(shelf), log),
  addDocument: logged(addDocument(shelf), log),
  changeDocument: logged(changeDocument(shelf), log),
  removeDocument: logged(removeDocument(shelf), log),
});

/** The use cases of the videos tab, for server and browser. */
export const videoUseCases = (shelf: VideoShelf, log: Log) => ({
  listVideos: logged(listVideos(shelf), log),
  saveVideo: logged(saveVideo(shelf), log),
  removeVideo: logged(removeVideo(shelf), log),
});

/** Queries to video hosts; if a host does not respond, there is no poster. */
export const guideUseCases = ({ title, poster }: VideoDesk) => ({
  suggestTitle: suggestTitle({ title: (_participation, video) => title(video) }),
  poster: (video: VideoId) =>
    poster(video)
      .map((found): Poster | undefined => found)
      .orElse(() => okAsync<undefined, Failure>(undefined)),
});
