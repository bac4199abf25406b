import type {
  AddDocument,
  ChangeDocument,
  ListDocuments,
  ListVideos,
  RemoveDocument,
  RemoveVideo,
  SaveVideo,
  SuggestTitle,
} from '@fairdesk/core/media';

/** What screens call to list and change the documents and videos of a company. */
export interface MediaUseCases {
  readonly listDocuments: ListDocuments;
  readonly addDocument: AddDocument;
  readonly changeDocument: ChangeDocument;
  readonly removeDocument: RemoveDocument;
  readonly listVideos: ListVideos;
  readonly saveVideo: SaveVideo;
  readonly removeVideo: RemoveVideo;
  readonly suggestTitle: SuggestTitle;
}
