import type { PictureStudio } from '@fairdesk/core/media';
import type { Product, ProductPlace } from '@fairdesk/core/products';
import type { Clock, Failure, ParticipationId } from '@fairdesk/core/shared';
import { okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { Http } from '../shared/http/http.ts';
import type { KeyedQueue } from '../shared/http/keyed-queue.ts';
import type { ReadOf } from '../shared/http/read-once.ts';
import type { Repeat } from '../shared/resources/add-once.ts';
import {
  type Change,
  type StateAfter,
  type Writes,
  writeCompany,
} from '../shared/resources/company-writer.ts';
import { fairResource } from '../shared/resources/fair-resource.ts';
import { forReview } from '../shared/resources/for-review.ts';
import { sparse } from '../shared/resources/json-api.ts';
import { toChange } from '../shared/resources/operations.ts';
import { ownedIn } from '../shared/resources/owned.ts';
import { EVENT, readLinked } from '../shared/resources/read-linked.ts';
import { eventIn, PLACES_QUERY, SHELF_QUERY, type Shelf, toPlaces, toShelf } from './product-resources.ts';
import { writtenShelf } from './written-shelf.ts';

/** The dependencies of a shelf. */
export interface ShelfParts extends Repeat {
  readonly http: Http;
  readonly turns: KeyedQueue;
  readonly clock: Clock;
  readonly studio: PictureStudio;
  /** Caches a document for the rest of the request. */
  readonly cacheRead?: (of: ReadOf, document: unknown) => void;
}

/**
 * Reads the products of a participation, and changes them atomically, with the participation as the
 * optimistic lock.
 */
export interface ShelfWriter {
  readonly read: (participation: ParticipationId) => () => ResultAsync<Shelf, Failure>;
  /** The positions of all products. */
  readonly places: (participation: ParticipationId) => ResultAsync<readonly ProductPlace[], Failure>;
  /** Writes, and returns all products. */
  readonly writeAll: (participation: ParticipationId, change: Change<Shelf>) => ResultAsync<Shelf, Failure>;
  /** Writes, and returns the product with this id. */
  readonly write: (
    participation: ParticipationId,
    id: string,
    change: (shelf: Shelf) => Result<Writes, Failure>,
  ) => ResultAsync<Product, Failure>;
  /**
   * Adds a product without files, and returns it. The galleries of the other products are not read: `change` must not
   * need them.
   */
  readonly add: ShelfWriter['write'];
  /** Changes one product, found through its participation; the organiser must review it again. */
  readonly writeOne: (
    participation: ParticipationId,
    id: string,
    change: (product: Product, shelf: Shelf) => Result<Writes, Failure>,
    /** Only moves an item, so no review is needed. */
    isMove?: boolean,
  ) => ResultAsync<Product, Failure>;
}

export const createShelfWriter = (parts: ShelfParts): ShelfWriter => {
  const { http, clock, cacheRead } = parts;
  const get = ({ path, searchParams }: ReadOf) => readLinked(http, path, EVENT, searchParams);
  const readBy = (queryOf: typeof shelfRead) => (participation: ParticipationId) => () =>
    get(queryOf(participation)).andThen((document) =>
      fairResource(http, eventIn(document)).map((fair) => toShelf(document, fair, clock())),
    );
  const read = readBy(shelfRead);
  const writeBy =
    (readState: ShelfWriter['read']): ShelfWriter['writeAll'] =>
    (participation, change) =>
      writeCompany(parts, participation, readState(participation), change, shelfAfter).andTee(
        ({ document }) => cacheRead?.(placesRead(participation), document),
      );
  const writeAll = writeBy(read);
  const write: ShelfWriter['write'] = (participation, id, change) =>
    writeAll(participation, change).andThen((shelf) => ownedIn(shelf.list.items, id, 'product'));
  return {
    read,
    places: (participation) => get(placesRead(participation)).map(toPlaces),
    writeAll,
    write,
    add: (participation, id, change) => {
      let isRepeat = false;
      return writeBy(readBy(placesRead))(participation, (shelf) =>
        change(shelf).map((writes) => {
          isRepeat = writes.operations.length === 0;
          return writes;
        }),
      )
        .andThen((shelf) => (isRepeat ? read(participation)() : okAsync(shelf)))
        .andThen((shelf) => ownedIn(shelf.list.items, id, 'product'));
    },
    writeOne: (participation, id, change, isMove = false) =>
      write(participation, id, (shelf) =>
        ownedIn(shelf.list.items, id, 'product').andThen((product) =>
          change(product, shelf).map((writes) => (isMove ? writes : reviewed(shelf, product, writes))),
        ),
      ),
  };
};

const readOf = (
  participation: ParticipationId,
  { include, fields }: typeof SHELF_QUERY | typeof PLACES_QUERY,
): ReadOf => ({
  path: `api/v0.1/participations/${encodeURIComponent(participation)}`,
  searchParams: { include, ...sparse(fields) },
});
const shelfRead = (participation: ParticipationId) => readOf(participation, SHELF_QUERY);
const placesRead = (participation: ParticipationId) => readOf(participation, PLACES_QUERY);

/** The version of the participation ensures that the shelf has no other changes. */
const shelfAfter: StateAfter<Shelf> = ({ document, fair, now }, operations, written) => {
  const next = writtenShelf(document, operations, written);
  return next && toShelf(next, fair, now);
};

const reviewed = (shelf: Shelf, product: Product, writes: Writes): Writes =>
  shelf.settings.asksApproval && writes.operations.length > 0
    ? {
        ...writes,
        operations: [...writes.operations, toChange('products', product.id, forReview(shelf, product))],
      }
    : writes;
