import {
  addDocument,
  changeDocument,
  type DocumentShelf,
  listDocuments,
  listVideos,
  removeDocument,
  removeVideo,
  saveVideo,
  type VideoShelf,
} from '@fairdesk/core/media';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** Made for one request; repeated with the same key, they add nothing twice. */
export const DOCUMENT_SHELF = token<(key?: string) => DocumentShelf>('document shelf');
export const VIDEO_SHELF = token<(key?: string) => VideoShelf>('video shelf');

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
