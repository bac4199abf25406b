import type { ResultAsync } from 'neverthrow';
import type { Failure, ParticipationId } from '../shared/index.ts';
import type { CompanyDocument, DocumentForm } from './document.ts';
import type { Progress, UploadFile } from './upload-file.ts';
import type { NamedVideo, Video } from './video.ts';

/**
 * Where a company's own documents are kept, in the company's order.
 *
 * An id that is not this participation's is `not-found`, whoever else's it may be; a refused call changes nothing.
 */
export interface DocumentShelf {
  /** All documents, in the company's order. */
  list(participation: ParticipationId): ResultAsync<readonly CompanyDocument[], Failure>;
  /** Keeps the file and what is said of it, both or neither; at the end of the list unless an index is named. */
  add(
    participation: ParticipationId,
    document: NewDocument,
    progress?: Progress,
  ): ResultAsync<CompanyDocument, Failure>;
  /** `conflict` when somebody else saved since the version that is named. */
  change(
    participation: ParticipationId,
    id: string,
    change: DocumentChange,
  ): ResultAsync<CompanyDocument, Failure>;
  /** Takes it off the shelf. */
  remove(participation: ParticipationId, id: string): ResultAsync<void, Failure>;
}

/** A document as it is first sent. */
export interface NewDocument extends DocumentForm {
  readonly file: UploadFile;
  readonly sortIndex?: number;
}

/** What becomes of a document; the file stays. */
export interface DocumentChange extends DocumentForm {
  readonly version?: string;
}

/**
 * Where a company's own videos are kept, in the company's order.
 */
export interface VideoShelf {
  /** All videos, in the company's order. */
  list(participation: ParticipationId): ResultAsync<readonly Video[], Failure>;
  /** A new video, or another in the place of the one named; `conflict` when somebody else saved that meanwhile. */
  save(participation: ParticipationId, video: VideoToSave): ResultAsync<Video, Failure>;
  /** Takes it off the shelf. */
  remove(participation: ParticipationId, id: string): ResultAsync<void, Failure>;
}

/** A video as it is sent; without an id a new one. */
export interface VideoToSave extends NamedVideo {
  readonly id?: string;
  readonly version?: string;
}
