import { IMAGE_RULES, type PictureStudio } from '@fairdesk/core/media';
import type { NewsDesk, NewsItem, NewsToSave } from '@fairdesk/core/news';
import {
  type Clock,
  type Failure,
  inOrder,
  nextSortIndex,
  type ParticipationId,
} from '@fairdesk/core/shared';
import { ok, type Result } from 'neverthrow';
import type * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import type { KeyedQueue } from '../shared/http/keyed-queue.ts';
import { addOnce, type Repeat } from '../shared/resources/add-once.ts';
import { type CompanyStanding, readStanding, STANDING_FIELDS } from '../shared/resources/company-standing.ts';
import { type Writes, writeCompany } from '../shared/resources/company-writer.ts';
import { forReview } from '../shared/resources/for-review.ts';
import { idFromKey, isReplacing } from '../shared/resources/id-from-key.ts';
import { includedIn, OneDocument, related, sparse } from '../shared/resources/json-api.ts';
import { NEWS_NAMES, newsAttributes, toNewsItem } from '../shared/resources/news-resource.ts';
import { toAdd, toAddFile, toChange, toRemove } from '../shared/resources/operations.ts';
import { ownedIn, unlessStale } from '../shared/resources/owned.ts';
import { sanitise } from '../shared/sanitise.ts';

/** All news of one participation, and its event. */
interface Desk extends CompanyStanding {
  readonly items: readonly NewsItem[];
  readonly event: string;
}

/**
 * News in the profile service, for the server; an item is found through its participation.
 */
export const createNewsService = ({
  http,
  turns,
  clock,
  studio,
  key,
  replaces,
}: Repeat & {
  readonly http: Http;
  readonly turns: KeyedQueue;
  readonly clock: Clock;
  readonly studio: PictureStudio;
}): NewsDesk => {
  const read = (participation: ParticipationId) => () =>
    http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
      searchParams: { include: 'event,news-items.images', ...sparse(FIELDS) },
    }).map((document) => toDesk(document, clock()));
  const write = (participation: ParticipationId, change: (desk: Desk) => Result<Writes, Failure>) =>
    writeCompany({ http, turns }, participation, read(participation), change);

  return {
    list: (participation) => read(participation)().map(({ items }) => items),
    save: (participation, item) => {
      const id = item.id ?? idFromKey(key, 'news', item);
      return write(participation, (desk) =>
        item.id === undefined
          ? addOnce({ type: 'news-items', items: desk.items, id, replaces }, (items) =>
              ok(added({ ...desk, items }, participation, id, item)),
            )
          : saved(desk, id, item),
      ).andThen(({ items }) => ownedIn(items, id, 'news item'));
    },
    remove: (participation, id) =>
      write(participation, ({ items }) =>
        ownedIn(items, id, 'news item').map(() => ({ operations: [toRemove('news-items', id)] })),
      ).map(() => undefined),
    saveImage: (participation, id, { file: offered, title }, options) =>
      studio
        .redraw('file', offered, IMAGE_RULES)
        .andThen((file) =>
          write(participation, (desk) =>
            ownedIn(desk.items, id, 'news item').andThen((there) => {
              const { image: before } = there;
              const image = idFromKey(key, 'image', { offered, title });
              return isReplacing(before, image, { expected: options?.replaces, replaces }).map((isNew) => {
                if (!isNew) return { operations: [] };
                const relations = { 'news-item': { type: 'news-items', id } };
                return {
                  operations: [
                    toAddFile('images', image, { title }, relations),
                    // A new picture also updates the item: its version and its review status.
                    toChange('news-items', id, forReview(desk, there)),
                    ...(before ? [toRemove('images', before.id)] : []),
                  ],
                  file,
                };
              });
            }),
          ),
        )
        .andThen(({ items }) => ownedIn(items, id, 'news item')),
  };
};

const added = (desk: Desk, participation: string, id: string, item: NewsToSave): Writes => {
  const { items, event } = desk;
  const relations = {
    participation: { type: 'participations', id: participation },
    event: { type: 'events', id: event },
  };
  const place = { sortIndex: item.sortIndex ?? nextSortIndex(items) };
  const attributes = { ...clean(item), ...place, ...forReview(desk) };
  return { operations: [toAdd('news-items', id, attributes, relations)] };
};

const saved = (desk: Desk, id: string, item: NewsToSave): Result<Writes, Failure> =>
  ownedIn(desk.items, id, 'news item')
    .andThen((there) => unlessStale(there, item.version, 'news item').map(() => there))
    .map((there) => {
      const place = item.sortIndex === undefined ? {} : { sortIndex: item.sortIndex };
      return {
        operations: [toChange('news-items', id, { ...clean(item), ...place, ...forReview(desk, there) })],
      };
    });

const clean = (item: NewsToSave) => newsAttributes({ ...item, text: sanitise(item.text) });

const FIELDS = {
  ...STANDING_FIELDS,
  participations: `${STANDING_FIELDS.participations},event,news-items`,
  'news-items': NEWS_NAMES,
  images: 'title,mediaUrl',
};

const toDesk = (document: z.infer<typeof OneDocument>, now: Date): Desk => {
  const lookup = includedIn(document);
  const event = related(document.data, 'event')[0];
  const standing = readStanding(document.data, event && lookup(event), now);
  const items = related(document.data, 'news-items').flatMap((identifier) => {
    const item = lookup(identifier);
    return item ? toNewsItem(item, lookup, standing) : [];
  });
  return {
    ...standing,
    items: inOrder(items),
    event: event?.id ?? '',
  };
};
