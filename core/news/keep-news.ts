import type { ResultAsync } from 'neverthrow';
import { type ImageForm, imageFaults, type ReplaceOptions } from '../media/index.ts';
import { type Failure, judged, type ParticipationId, type SaveOptions } from '../shared/index.ts';
import { newsFaults } from './news-faults.ts';
import type { NewsItem } from './news-item.ts';
import { newsToSave } from './news-to-save.ts';
import type { NewsDesk, NewsToSave } from './ports.ts';

/** The news of a company, in its order. */
export const listNews =
  (desk: Pick<NewsDesk, 'list'>) =>
  (participation: ParticipationId): ResultAsync<readonly NewsItem[], Failure> =>
    desk.list(participation);

/** Adds or updates a news item; on a failure nothing has changed. Source: portal spec §5. */
export const saveNews =
  (desk: Pick<NewsDesk, 'save'>) =>
  (participation: ParticipationId, item: NewsToSave, options?: SaveOptions): ResultAsync<NewsItem, Failure> =>
    judged(newsFaults(item), () => desk.save(participation, { ...item, ...newsToSave(item) }, options));

/** Deletes a news item with its image. */
export const removeNews =
  (desk: Pick<NewsDesk, 'remove'>) =>
  (participation: ParticipationId, id: string, options?: SaveOptions): ResultAsync<void, Failure> =>
    desk.remove(participation, id, options);

/** Replaces the image of a news item. */
export const saveNewsImage =
  (desk: Pick<NewsDesk, 'saveImage'>) =>
  (
    participation: ParticipationId,
    id: string,
    image: ImageForm,
    options?: ReplaceOptions,
  ): ResultAsync<NewsItem, Failure> =>
    judged(imageFaults(image), () =>
      desk.saveImage(participation, id, { ...image, title: image.title.trim() }, options),
    );

/** {@link listNews} bound to its ports. */
export type ListNews = ReturnType<typeof listNews>;
/** {@link saveNews} bound to its ports. */
export type SaveNews = ReturnType<typeof saveNews>;
/** {@link removeNews} bound to its ports. */
export type RemoveNews = ReturnType<typeof removeNews>;
/** {@link saveNewsImage} bound to its ports. */
export type SaveNewsImage = ReturnType<typeof saveNewsImage>;
