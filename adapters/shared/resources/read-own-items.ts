import { type Audience, isInAudience, needsPlaces, type Participation } from '@fairdesk/core/events';
import type { Failure } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { Http } from '../http/http.ts';
import { NO_PLACES, placesOf } from './company-places.ts';

/** The properties of a company that decide what the organiser addresses to it, beside its places. */
export type AddressedCompany = Pick<Participation, 'id' | 'event' | 'participationType'>;

/** A page of a list of the event, with whom each item is for. */
export interface AddressedPage<Item> {
  readonly items: readonly { readonly item: Item; readonly audience: Audience }[];
  /** The offset of the next page; absent after the last one. */
  readonly next: number | undefined;
}

/**
 * The first `cap` items whose audience includes the company, with the last page that it read.
 *
 * It stops when the list is full, so that the cost follows the items of the list and the ones for other companies before
 * them, not all items of the event; and items for other companies hide none of its own.
 */
export const readOwnItems = <Item, Page extends AddressedPage<Item>>(
  http: Http,
  { id, participationType }: AddressedCompany,
  cap: number,
  readPage: (offset: number) => ResultAsync<Page & AddressedPage<Item>, Failure>,
): ResultAsync<{ readonly own: readonly Item[]; readonly page: Page }, Failure> => {
  let places: ReturnType<typeof placesOf> | undefined;
  const placesFor = ({ items }: AddressedPage<Item>) => {
    if (!items.some(({ audience }) => needsPlaces(audience))) return okAsync(NO_PLACES);
    places ??= placesOf(http, id);
    return places;
  };
  const readFrom = (
    offset: number,
    previous: readonly Item[],
  ): ResultAsync<{ readonly own: readonly Item[]; readonly page: Page }, Failure> =>
    readPage(offset).andThen((page) =>
      placesFor(page).andThen((places) => {
        const company = { ...places, type: [participationType], participation: [id] };
        const mine = page.items.filter(({ audience }) => isInAudience(audience, company));
        const own = [...previous, ...mine.map(({ item }) => item)].slice(0, cap);
        const isComplete = page.next === undefined || own.length === cap;
        return isComplete ? okAsync({ own, page }) : readFrom(page.next, own);
      }),
    );
  return readFrom(0, []);
};
