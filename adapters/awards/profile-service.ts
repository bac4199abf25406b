import type { EntryBook } from '@fairdesk/core/awards';
import type { Language } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import type { KeyedQueue } from '../shared/http/keyed-queue.ts';
import { writeCompany } from '../shared/resources/company-writer.ts';
import { type Sender, writesOf } from './entry-writes.ts';
import { readBook, readDesk } from './read-desk.ts';

/** The dependencies of an entry book. */
export interface EntryBookParts extends Sender {
  readonly http: Http;
  readonly turns: KeyedQueue;
  /** The language of award titles. */
  readonly language: Language;
}

/**
 * Award entries in the profile service, for the server.
 *
 * An entry is found through the product of its participation, never by its id alone; writes are atomic, with
 * the participation as their optimistic lock.
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
