import type { PictureStudio } from '@fairdesk/core/media';
import type { Product } from '@fairdesk/core/products';
import type { Clock, Failure, ParticipationId } from '@fairdesk/core/shared';
import type { Result, ResultAsync } from 'neverthrow';
import { type Writes, writeCompany } from '../shared/company-writer.ts';
import { forReview } from '../shared/for-review.ts';
import type { Http } from '../shared/http.ts';
import { OneDocument, sparse } from '../shared/json-api.ts';
import type { KeyedQueue } from '../shared/keyed-queue.ts';
import { toChange } from '../shared/operations.ts';
import { ownedIn } from '../shared/owned.ts';
import { SHELF_QUERY, type Shelf, toShelf } from './product-resources.ts';

/** The dependencies of a shelf. */
export interface ShelfParts {
  readonly http: Http;
  readonly turns: KeyedQueue;
  readonly clock: Clock;
  readonly studio: PictureStudio;
  /** The idempotency key of the current request: repeating it adds nothing twice. */
  readonly key?: string | undefined;
}

/**
 * Reads the products of a participation, and changes them atomically, with the participation as the
 * optimistic lock.
 */
export interface ShelfWriter {
  readonly read: (participation: ParticipationId) => () => ResultAsync<Shelf, Failure>;
  /** Writes, and returns the product with this id. */
  readonly write: (
    participation: ParticipationId,
    id: string,
    change: (shelf: Shelf) => Result<Writes, Failure>,
  ) => ResultAsync<Product, Failure>;
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
  const { http, clock } = parts;
  const read: ShelfWriter['read'] = (participation) => () =>
    http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
      searchParams: { include: SHELF_QUERY.include, ...sparse(SHELF_QUERY.fields) },
    }).map((document) => toShelf(document, clock()));
  const write: ShelfWriter['write'] = (participation, id, change) =>
    writeCompany(parts, participation, read(participation), change).andThen((shelf) =>
      ownedIn(shelf.list.items, id, 'product'),
    );
  return {
    read,
    write,
    writeOne: (participation, id, change, isMove = false) =>
      write(participation, id, (shelf) =>
        ownedIn(shelf.list.items, id, 'product').andThen((product) =>
          change(product, shelf).map((writes) => (isMove ? writes : reviewed(shelf, product, writes))),
        ),
      ),
  };
};

const reviewed = (shelf: Shelf, product: Product, writes: Writes): Writes =>
  shelf.settings.asksApproval && writes.operations.length > 0
    ? {
        ...writes,
        operations: [...writes.operations, toChange('products', product.id, forReview(shelf, product))],
      }
    : writes;
