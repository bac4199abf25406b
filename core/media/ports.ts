import type { ResultAsync } from 'neverthrow';
import type { Failure, ParticipationId, SaveOptions } from '../shared/index.ts';
import type { CompanyDocument, DocumentForm } from './document.ts';
import type { UploadFile, UploadOptions } from './upload-file.ts';
import type { NamedVideo, Video } from './video.ts';

/**
 * Stores the documents of a company, in its order.
 *
 * An id of another participation is `not-found`; a failed call changes nothing.
 */
export interface DocumentShelf {
  /** All documents, in the company's order. */
  list(participation: ParticipationId): ResultAsync<readonly CompanyDocument[], Failure>;
  /** Stores the file with its document, both or neither; at the end of the list unless an index is given. */
  add(
    participation: ParticipationId,
    document: NewDocument,
    options?: UploadOptions,
  ): ResultAsync<CompanyDocument, Failure>;
  /** `conflict` when another user saved after the given version. */
  change(
    participation: ParticipationId,
    id: string,
    change: DocumentChange,
    options?: SaveOptions,
  ): ResultAsync<CompanyDocument, Failure>;
  /** Removes a document. */
  remove(participation: ParticipationId, id: string, options?: SaveOptions): ResultAsync<void, Failure>;
}

/** A new document with its file. */
export interface NewDocument extends DocumentForm {
  readonly file: UploadFile;
  readonly sortIndex?: number;
}

/** A change to a document; its file stays. */
export interface DocumentChange extends DocumentForm {
  readonly version?: string;
}

/** Stores the videos of a company, in its order. */
export interface VideoShelf {
  /** All videos, in the company's order. */
  list(participation: ParticipationId): ResultAsync<readonly Video[], Failure>;
  /**
   * Adds a video, or replaces the one with this id; `conflict` when another user saved it in the meantime.
   */
  save(
    participation: ParticipationId,
    video: VideoToSave,
    options?: SaveOptions,
  ): ResultAsync<Video, Failure>;
  /** Removes a video. */
  remove(participation: ParticipationId, id: string, options?: SaveOptions): ResultAsync<void, Failure>;
}

/** A video to save; without an id it is added. */
export interface VideoToSave extends NamedVideo {
  readonly id?: string;
  readonly version?: string;
}
