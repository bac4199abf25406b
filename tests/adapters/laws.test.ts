import type { EventDirectory } from '@fairdesk/core/events';
import { type EventId, eventIdOf, LANGUAGES, type ParticipationId } from '@fairdesk/core/shared';
import {
  accessBookLaws,
  dictionaryLaws,
  eventDirectoryLaws,
  identityProviderLaws,
  type LawRunner,
  messageBoardLaws,
  newsSourceLaws,
  pageSourceLaws,
  searchServiceLaws,
  sessionStoreLaws,
  siteDirectoryLaws,
  taskKeeperLaws,
} from '@fairdesk/core/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { MESSAGE_BOARD } from '#app/_composition/dashboard.ts';
import { EVENT_DIRECTORY, SITE_DIRECTORY } from '#app/_composition/events.ts';
import { DICTIONARY, NEWS_SOURCE, PAGE_SOURCE } from '#app/_composition/page.ts';
import { SEARCH_SERVICE, SEARCH_SETUP } from '#app/_composition/search.ts';
import { ACCESS_BOOK, IDENTITY_PROVIDER, SESSION_STORE } from '#app/_composition/session.ts';
import { TASK_KEEPER } from '#app/_composition/tasks.ts';
import { type DemoDesk, describeEachWay } from '#tests/support/demo-desk.ts';
import { MAIN_EXHIBITOR } from '#tests/support/demo-people.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const clock = () => new Date();
const fair = eventIdOf('101') as EventId;
const { accountName: email, password } = MAIN_EXHIBITOR;

/** The laws of the ports for the server’s adapters, on the embedded platform with the demo fair. */
describeEachWay('the adapters of the server', (newDesk) => {
  let desk: DemoDesk;
  let mine: readonly ParticipationId[];

  beforeAll(async () => {
    desk = await newDesk();
    mine = await idsOf(desk.container.get(EVENT_DIRECTORY));
  }, 60_000);
  afterAll(() => desk.close());

  const get: DemoDesk['container']['get'] = (token) => desk.container.get(token);

  taskKeeperLaws(
    async () => ({
      keeper: get(TASK_KEEPER)(email),
      participation: at(mine, 0),
      other: at(mine, 1),
      language: 'en',
    }),
    runner,
  );
  describe.each(LANGUAGES)('in %s', (language) => {
    messageBoardLaws(
      async () => ({ board: get(MESSAGE_BOARD)(email), participation: at(mine, 0), language }),
      runner,
    );
  });
  eventDirectoryLaws(async () => ({ directory: get(EVENT_DIRECTORY), event: fair }), runner);
  siteDirectoryLaws(async () => get(SITE_DIRECTORY), runner);
  sessionStoreLaws(async () => ({ store: get(SESSION_STORE), clock }), runner);
  identityProviderLaws(
    async () => ({ provider: get(IDENTITY_PROVIDER), clock, accountName: email, password }),
    runner,
  );
  accessBookLaws(async () => ({ book: get(ACCESS_BOOK), email }), runner);
  describe.each(LANGUAGES)('in %s', (language) => {
    pageSourceLaws(
      async () => ({
        source: get(PAGE_SOURCE),
        address: { site: 'clearwater', folder: 'clearwater', path: '/dashboard', language },
      }),
      runner,
    );
  });
  searchServiceLaws(
    async () => ({
      service: get(SEARCH_SERVICE),
      sourceId: (await get(SEARCH_SETUP).sourceId('clearwater'))._unsafeUnwrap(),
      common: 'the',
      hidden: ['Slack Tide Turbines', 'Dry Dock Coatings', 'Dashboard'],
    }),
    runner,
  );
  describe.each(LANGUAGES)('in %s', (language) => {
    newsSourceLaws(
      async () => ({
        source: get(NEWS_SOURCE),
        place: { site: 'clearwater', path: '/news', language },
      }),
      runner,
    );
  });
  describe.each(LANGUAGES)('in %s', (language) => {
    dictionaryLaws(async () => ({ dictionary: get(DICTIONARY), site: 'clearwater', language }), runner);
  });
});

const idsOf = async (directory: EventDirectory): Promise<readonly ParticipationId[]> => {
  const page = await directory.participations(fair, 'all', 9);
  return page._unsafeUnwrap().items.map(({ id }) => id);
};

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}`);
  return item;
};
