import { IMAGE_RULES, type PictureStudio } from '@fairdesk/core/media';
import type { NewsDesk, NewsItem, NewsToSave } from '@fairdesk/core/news';
import { type Failure, inOrder, nextSortIndex, type ParticipationId } from '@fairdesk/core/shared';
import { ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Writes, writeCompany } from '../shared/company-writer.ts';
import type { Http } from '../shared/http.ts';
import { idFromKey } from '../shared/id-from-key.ts';
import { includedIn, OneDocument, related, sparse } from '../shared/json-api.ts';
import { NEWS_FIELDS, newsAttributes, toNewsItem } from '../shared/news-resource.ts';
import { toAdd, toAddFile, toChange, toRemove } from '../shared/operations.ts';
import { ownedIn, unlessStale } from '../shared/owned.ts';
import { sanitise } from '../shared/sanitise.ts';
import type { Turns } from '../shared/turns.ts';

/** All news of one participation, and which event it is of. */
interface Desk {
  readonly participationVersion: number;
  readonly items: readonly NewsItem[];
  readonly event: string;
}

/**
 * News in the profile service, for the server; an item is found among those of its participation.
 *
 * @param key of the request that is answered: repeated with the same key, it adds nothing twice
 */
export const createNewsService = ({
  http,
  turns,
  studio,
  key,
}: {
  readonly http: Http;
  readonly turns: Turns;
  readonly studio: PictureStudio;
  readonly key?: string | undefined;
}): NewsDesk => {
  const read = (participation: ParticipationId) => () =>
    http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
      searchParams: { include: 'news-items.images', ...sparse(FIELDS) },
    }).map(toDesk);
  const write = (participation: ParticipationId, change: (desk: Desk) => Result<Writes, Failure>) =>
    writeCompany({ http, turns }, participation, read(participation), change);

  return {
    list: (participation) => read(participation)().map(({ items }) => items),
    save: (participation, item) => {
      const id = item.id ?? idFromKey(key, 'news');
      return write(participation, (desk) =>
        item.id === undefined ? ok(added(desk, participation, id, item)) : saved(desk, id, item),
      ).andThen(({ items }) => ownedIn(items, id, 'news item'));
    },
    remove: (participation, id) =>
      write(participation, ({ items }) =>
        ownedIn(items, id, 'news item').map(() => ({ operations: [toRemove('news-items', id)] })),
      ).map(() => undefined),
    saveImage: (participation, id, { file: offered, title }) =>
      studio
        .redraw('file', offered, IMAGE_RULES)
        .andThen((file) =>
          write(participation, ({ items }) =>
            ownedIn(items, id, 'news item').map(({ image: before }) => {
              const image = idFromKey(key, 'image');
              if (before?.id === image) return { operations: [] };
              const relations = { 'news-item': { type: 'news-items', id } };
              return {
                operations: [
                  toAddFile('images', image, { title }, relations),
                  // The item itself is another one from now on.
                  toChange('news-items', id, {}),
                  ...(before ? [toRemove('images', before.id)] : []),
                ],
                file,
              };
            }),
          ),
        )
        .andThen(({ items }) => ownedIn(items, id, 'news item')),
  };
};

const added = ({ items, event }: Desk, participation: string, id: string, item: NewsToSave): Writes => {
  if (items.some((one) => one.id === id)) return { operations: [] };
  const relations = {
    participation: { type: 'participations', id: participation },
    event: { type: 'events', id: event },
  };
  const attributes = { ...clean(item), sortIndex: item.sortIndex ?? nextSortIndex(items) };
  return { operations: [toAdd('news-items', id, attributes, relations)] };
};

const saved = ({ items }: Desk, id: string, item: NewsToSave): Result<Writes, Failure> =>
  ownedIn(items, id, 'news item')
    .andThen((there) => unlessStale(there, item.version, 'news item'))
    .map(() => {
      const place = item.sortIndex === undefined ? {} : { sortIndex: item.sortIndex };
      return { operations: [toChange('news-items', id, { ...clean(item), ...place })] };
    });

const clean = (item: NewsToSave) => newsAttributes({ ...item, text: sanitise(item.text) });

const FIELDS = {
  participations: 'version,event,news-items',
  'news-items': NEWS_FIELDS,
  images: 'title,mediaUrl',
};

const Version = z.object({ version: z.catch(z.number(), 1) });

const toDesk = (document: z.infer<typeof OneDocument>): Desk => {
  const lookup = includedIn(document);
  const items = related(document.data, 'news-items').flatMap((identifier) => {
    const item = lookup(identifier);
    return item ? toNewsItem(item, lookup) : [];
  });
  return {
    participationVersion: Version.parse(document.data.attributes).version,
    items: inOrder(items),
    event: related(document.data, 'event')[0]?.id ?? '',
  };
};
