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

/** Made for one request; repeated with the same key, they add nothing twice. */
export const DOCUMENT_SHELF = token<(key?: string) => DocumentShelf>('document shelf');
export const VIDEO_SHELF = token<(key?: string) => VideoShelf>('video shelf');

export const VIDEO_DESK = token<VideoDesk>('video desk');

/** The use cases of the documents tab, the same on either side. */
export const documentUseCases = (shelf: DocumentShelf, log: Log) => ({
  listDocuments: logged(listDocuments(shelf), log),
  addDocument: logged(addDocument(shelf), log),
  changeDocument: logged(changeDocument(shelf), log),
  removeDocument: logged(removeDocument(shelf), log),
});

/** The use cases of the videos tab, the same on either side. */
export const videoUseCases = (shelf: VideoShelf, log: Log) => ({
  listVideos: logged(listVideos(shelf), log),
  saveVideo: logged(saveVideo(shelf), log),
  removeVideo: logged(removeVideo(shelf), log),
});

/** What is asked of the hosts of videos; a host that does not answer has nothing to show. */
export const guideUseCases = ({ title, poster }: VideoDesk) => ({
  suggestTitle: suggestTitle({ title: (_participation, video) => title(video) }),
  poster: (video: VideoId) =>
    poster(video)
      .map((found): Poster | undefined => found)
      .orElse(() => okAsync<undefined, Failure>(undefined)),
});
