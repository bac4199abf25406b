import type { ResultAsync } from 'neverthrow';
import type { ImageForm, Progress } from '../media/index.ts';
import type { Failure, ParticipationId } from '../shared/index.ts';
import type { NewsForm, NewsItem } from './news-item.ts';

/**
 * Where a company's news are kept, in the company's order.
 *
 * An id that is not this participation's is `not-found`, whoever else's it may be; a refused call changes nothing.
 */
export interface NewsDesk {
  /** All items, in the company's order. */
  list(participation: ParticipationId): ResultAsync<readonly NewsItem[], Failure>;
  /** Adds an item, or saves the one named: `conflict` when somebody else saved it since the version named. */
  save(participation: ParticipationId, item: NewsToSave): ResultAsync<NewsItem, Failure>;
  /** Takes the item away. */
  remove(participation: ParticipationId, id: string): ResultAsync<void, Failure>;
  /** The item's one image; it takes the place of the one before. */
  saveImage(
    participation: ParticipationId,
    id: string,
    image: ImageForm,
    progress?: Progress,
  ): ResultAsync<NewsItem, Failure>;
}

/** A news item as it is sent; without an id a new one. */
export interface NewsToSave extends NewsForm {
  readonly id?: string;
  readonly version?: string;
  readonly sortIndex?: number;
}
