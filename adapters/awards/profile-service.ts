import type { EntryBook } from '@fairdesk/core/awards';
import type { Language } from '@fairdesk/core/shared';
import { writeCompany } from '../shared/company-writer.ts';
import type { Http } from '../shared/http.ts';
import type { KeyedQueue } from '../shared/keyed-queue.ts';
import { type Sender, writesOf } from './entry-writes.ts';
import { readBook, readDesk } from './read-desk.ts';

/** What an entry book is built from. */
export interface EntryBookParts extends Sender {
  readonly http: Http;
  readonly turns: KeyedQueue;
  /** Of the titles of awards. */
  readonly language: Language;
}

/**
 * Entries for awards in the profile service, for the server.
 *
 * An entry is found by way of the product of its participation, never by its id alone; every change is written with
 * the participation as its lock, all or nothing.
 */
export const createEntryBook = (parts: EntryBookParts): EntryBook => {
  const { http, language } = parts;
  return {
    awards: (participation) => readBook(http, participation, language),
    open: (place) => readDesk(http, place, language).map(({ state }) => state),
    change: (place, decide) =>
      writeCompany(
        parts,
        place.participation,
        () => readDesk(http, place, language),
        (desk) => decide(desk.state).andThen((change) => writesOf(desk, place, change, parts)),
      ).map(({ state }) => state),
  };
};
