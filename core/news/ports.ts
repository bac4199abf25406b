import type { ResultAsync } from 'neverthrow';
import type { ImageForm, ReplaceOptions } from '../media/index.ts';
import type { Failure, ParticipationId, SaveOptions } from '../shared/index.ts';
import type { NewsForm } from './news-fields.ts';
import type { NewsItem } from './news-item.ts';

/**
 * Stores the news of a company, in its order.
 *
 * An id of another participation is `not-found`; a failed call changes nothing.
 */
export interface NewsDesk {
  /** All items, in the company's order. */
  list(participation: ParticipationId): ResultAsync<readonly NewsItem[], Failure>;
  /**
   * Adds an item, or updates the one with this id: `conflict` when another user saved after the given
   * version.
   */
  save(
    participation: ParticipationId,
    item: NewsToSave,
    options?: SaveOptions,
  ): ResultAsync<NewsItem, Failure>;
  /** Deletes an item. */
  remove(participation: ParticipationId, id: string, options?: SaveOptions): ResultAsync<void, Failure>;
  /**
   * Replaces the image of an item, which has at most one; `conflict` when another user replaced the one that the
   * caller read.
   */
  saveImage(
    participation: ParticipationId,
    id: string,
    image: ImageForm,
    options?: ReplaceOptions,
  ): ResultAsync<NewsItem, Failure>;
}

/** A news item to save; without an id it is added. */
export interface NewsToSave extends NewsForm {
  readonly id?: string;
  readonly version?: string;
  readonly sortIndex?: number;
}
