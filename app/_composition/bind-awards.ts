import { createAwardDesk, createEntryDesk } from '@fairdesk/core/awards';
import type { PictureStudio } from '@fairdesk/core/media';
import type { Clock } from '@fairdesk/core/shared';
import type { Container } from 'inversify';
import { withCleanFiles } from '#adapters/awards/clean-files.ts';
import { createFormSource } from '#adapters/awards/form-source.ts';
import { createEntryBook } from '#adapters/awards/profile-service.ts';
import type { Http } from '#adapters/shared/http/http.ts';
import type { KeyedQueue } from '#adapters/shared/http/keyed-queue.ts';
import { AWARD_DESK, AWARD_FORMS } from './awards.ts';
import { REQUEST_SITES } from './events.ts';
import { PAGE_SOURCE } from './page.ts';

interface Company {
  readonly http: Http;
  readonly turns: KeyedQueue;
  readonly clock: Clock;
  readonly studio: PictureStudio;
}

/** Entries are stored in the profile service, their forms in the content platform. */
export const bindAwards = (server: Container, { studio, clock, ...company }: Company): void => {
  server
    .bind(AWARD_FORMS)
    .toResolvedValue(
      (pages, sites) => (event, language) => createFormSource({ pages, sites }, event, language),
      [PAGE_SOURCE, REQUEST_SITES],
    )
    .inTransientScope();
  server
    .bind(AWARD_DESK)
    .toResolvedValue(
      (formsOf) =>
        ({ event, language, email, canSubmit, key }) => {
          const book = createEntryBook({ ...company, language, email, key });
          const entries = createEntryDesk({ book, forms: formsOf(event, language), clock, canSubmit });
          return withCleanFiles(createAwardDesk({ book, entries, clock }), studio);
        },
      [AWARD_FORMS],
    )
    .inTransientScope();
};
