import type { EventDirectory } from '@fairdesk/core/events';
import {
  type ArticleId,
  articleIdOf,
  type EventId,
  eventIdOf,
  LANGUAGES,
  type ParticipationId,
} from '@fairdesk/core/shared';
import {
  accessBookLaws,
  articleFinderLaws,
  dictionaryLaws,
  eventDirectoryLaws,
  identityProviderLaws,
  type LawRunner,
  messageBoardLaws,
  newsSourceLaws,
  pageSourceLaws,
  reactionBookLaws,
  searchServiceLaws,
  sessionStoreLaws,
  siteDirectoryLaws,
  taskKeeperLaws,
} from '@fairdesk/core/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ARTICLE_FINDER, REACTION_BOOK } from '#app/_composition/articles.ts';
import { MESSAGE_BOARD } from '#app/_composition/dashboard.ts';
import { EVENT_DIRECTORY, SITE_DIRECTORY } from '#app/_composition/events.ts';
import { DICTIONARY, NEWS_SOURCE, PAGE_SOURCE } from '#app/_composition/page.ts';
import { SEARCH_SERVICE, SEARCH_SETUP } from '#app/_composition/search.ts';
import { ACCESS_BOOK, IDENTITY_PROVIDER, SESSION_STORE } from '#app/_composition/session.ts';
import { TASK_KEEPER } from '#app/_composition/tasks.ts';
import { type DemoDesk, describeEachWay } from '#tests/support/worlds/demo-desk.ts';
import { MAIN_EXHIBITOR, WITHOUT_FAIR } from '#tests/support/worlds/demo-people.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const clock = () => new Date();
/** A task of the demo fair for companies of another type than the one that is tried. */
const START_UP_TASK = 'pitch';
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
      hidden: [START_UP_TASK],
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
  const articleAt = async (path: string): Promise<ArticleId> => {
    const page = await get(PAGE_SOURCE).open({
      site: 'clearwater',
      folder: 'clearwater',
      path,
      language: 'en',
    });
    return articleIdOf(page._unsafeUnwrap().itemId) as ArticleId;
  };
  const articles = async () =>
    [await articleAt('/news/three-quiet-pumps'), await articleAt('/news/streets-that-drink')] as const;
  const unknown = articleIdOf('0'.repeat(32)) as ArticleId;

  describe.each(LANGUAGES)('in %s', (language) => {
    articleFinderLaws(
      async () => ({
        finder: get(ARTICLE_FINDER),
        language,
        articles: await articles(),
        site: 'clearwater',
        others: [unknown, await articleAt('/dashboard')],
      }),
      runner,
    );
  });
  reactionBookLaws(async () => {
    const bookOf = async (account: { accountName: string; password: string }) => {
      const tokens = await get(IDENTITY_PROVIDER).signIn(account.accountName, account.password);
      return get(REACTION_BOOK)(tokens._unsafeUnwrap().accessToken);
    };
    return {
      mine: await bookOf(MAIN_EXHIBITOR),
      other: await bookOf(WITHOUT_FAIR),
      signedOut: get(REACTION_BOOK)(),
      articles: await articles(),
      unknown,
    };
  }, runner);
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
