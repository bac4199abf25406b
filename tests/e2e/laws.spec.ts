import {
  createAwardProxy,
  createDocumentProxy,
  createFrontDoor,
  createHttp,
  createMessageProxy,
  createNewsProxy,
  createParticipationBrowser,
  createProductProxy,
  createProfileProxy,
  createReactionProxy,
  createSelectionRecorder,
  createTaskProxy,
  createVideoProxy,
} from '@fairdesk/client';
import { SELECTION_COOKIES } from '@fairdesk/core/events';
import { categoryIds } from '@fairdesk/core/profile';
import {
  type ArticleId,
  articleIdOf,
  type EventId,
  eventIdOf,
  type ParticipationId,
  participationIdOf,
} from '@fairdesk/core/shared';
import {
  awardDeskLaws,
  documentShelfLaws,
  frontDoorLaws,
  messageBoardLaws,
  newsDeskLaws,
  participationBrowserLaws,
  productShelfLaws,
  profileEditorLaws,
  reactionBookLaws,
  selectionRecorderLaws,
  taskKeeperLaws,
  videoShelfLaws,
} from '@fairdesk/core/testing';
import { test as base } from '@playwright/test';
import { browserFetch } from '#tests/support/browser/browser-fetch.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { demoForm } from '#tests/support/worlds/demo-form.ts';
import { MAIN_EXHIBITOR, ONE_OF_EACH } from '#tests/support/worlds/demo-people.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';
import { pdf, png } from '#tests/support/worlds/real-files.ts';

/**
 * The laws of the ports again: the browser's adapters over HTTP, through permissions and the built product.
 */
let desk: RunningServer;
base.beforeAll(async () => {
  desk = await startServer();
});
base.afterAll(() => desk.remove());

const fair = eventIdOf('101') as EventId;
/** A task of the demo fair for companies of another type than the one that is tried. */
const START_UP_TASK = 'pitch';
const runner = { test: (sentence: string, body: () => Promise<void>) => base(sentence, body) };

const signedIn = async (who: { accountName: string; password: string }, jar?: Map<string, string>) => {
  const http = createHttp(`${desk.url}/api`, browserFetch(jar));
  const session = await createFrontDoor(http).signIn({ ...who, rememberMe: false });
  if (session.isErr()) throw new Error(`Cannot sign in: ${session.error.kind}`);
  return http;
};

const mine = async (who: { accountName: string; password: string }): Promise<readonly ParticipationId[]> => {
  const page = await createParticipationBrowser(await signedIn(who)).list(fair, 9);
  return page._unsafeUnwrap().items.map(({ id }) => id);
};

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}`);
  return item;
};

taskKeeperLaws(async () => {
  const participations = await mine(MAIN_EXHIBITOR);
  return {
    keeper: createTaskProxy(await signedIn(MAIN_EXHIBITOR)),
    participation: at(participations, 0),
    other: at(await mine(ONE_OF_EACH), 0),
    hidden: [START_UP_TASK],
    language: 'en',
  };
}, runner);

messageBoardLaws(async () => {
  const participations = await mine(MAIN_EXHIBITOR);
  return {
    board: createMessageProxy(await signedIn(MAIN_EXHIBITOR)),
    participation: at(participations, 0),
    language: 'es',
  };
}, runner);

participationBrowserLaws(
  async () => ({
    browser: createParticipationBrowser(await signedIn(MAIN_EXHIBITOR)),
    event: fair,
    foreign: participationIdOf(at(await mine(ONE_OF_EACH), 0)) as ParticipationId,
  }),
  runner,
);

selectionRecorderLaws(async () => {
  const jar = new Map<string, string>();
  const recorder = createSelectionRecorder(await signedIn(MAIN_EXHIBITOR, jar));
  const readCookies = async () =>
    Object.fromEntries(SELECTION_COOKIES.flatMap((name) => (jar.has(name) ? [[name, jar.get(name)]] : [])));
  return { recorder, event: fair, readCookies };
}, runner);

const articleAt = async (path: string): Promise<ArticleId> => {
  const html = await (await fetch(`${desk.url}${path}`)).text();
  return articleIdOf(/data-article-id="(\w+)"/.exec(html)?.[1] ?? '') as ArticleId;
};

reactionBookLaws(
  async () => ({
    mine: createReactionProxy(await signedIn(MAIN_EXHIBITOR)),
    other: createReactionProxy(await signedIn(ONE_OF_EACH)),
    signedOut: createReactionProxy(createHttp(`${desk.url}/api`, browserFetch())),
    articles: [
      await articleAt('/clearwater/news/three-quiet-pumps'),
      await articleAt('/clearwater/news/streets-that-drink'),
    ],
    unknown: articleIdOf('0'.repeat(32)) as ArticleId,
  }),
  runner,
);

frontDoorLaws(
  async () => ({
    door: createFrontDoor(createHttp(`${desk.url}/api`, browserFetch())),
    accountName: MAIN_EXHIBITOR.accountName,
    password: MAIN_EXHIBITOR.password,
  }),
  runner,
);

/** A company of the signed-in user, and a foreign one. */
const desks = async () => {
  const http = await signedIn(MAIN_EXHIBITOR);
  const own = (await createParticipationBrowser(http).list(fair, 9))._unsafeUnwrap().items;
  const participation = own.find(({ organizationName }) => organizationName === 'Noria Service')?.id;
  if (participation === undefined) throw new Error('The demo has changed');
  return { http, participation, other: at(await mine(ONE_OF_EACH), 0) };
};

base.describe('the profile', () => {
  profileEditorLaws(async () => {
    const { http, participation, other } = await desks();
    const editor = createProfileProxy(http, fair, 'en');
    return { editor, participation, unknown: other, language: 'en' };
  }, runner);
});

base.describe('products', () => {
  productShelfLaws(async () => {
    const { http, participation, other } = await desks();
    const profile = await createProfileProxy(http, fair, 'en').open(participation, 'en');
    const categories = [...categoryIds(profile._unsafeUnwrap().categories)].slice(0, 2);
    return { shelf: createProductProxy(http, fair), participation, other, categories };
  }, runner);
});

base.describe('news', () => {
  newsDeskLaws(async () => {
    const { http, participation, other } = await desks();
    return { desk: createNewsProxy(http, fair), participation, other };
  }, runner);
});

base.describe('documents', () => {
  documentShelfLaws(async () => {
    const { http, participation, other } = await desks();
    return { shelf: createDocumentProxy(http, fair), participation, other };
  }, runner);
});

base.describe('videos', () => {
  videoShelfLaws(async () => {
    const { http, participation, other } = await desks();
    return { shelf: createVideoProxy(http, fair), participation, other };
  }, runner);
});

/** Separate products, created once: the laws restore their entries. */
let entered: Promise<readonly [string, string, string]> | undefined;

awardDeskLaws(async () => {
  const [http, others] = [await signedIn(MAIN_EXHIBITOR), await signedIn(ONE_OF_EACH)];
  const participation = at(await mine(MAIN_EXHIBITOR), 0);
  const add = async (by: typeof http, owner: ParticipationId, name: string) =>
    (await createProductProxy(by, fair).save(owner, { ...PRODUCT_FORM, name }))._unsafeUnwrap().id;
  entered ??= (async () =>
    [
      await add(http, participation, 'First'),
      await add(http, participation, 'Second'),
      await add(others, at(await mine(ONE_OF_EACH), 0), 'Third'),
    ] as const)();
  const [product, neighbour, foreign] = await entered;
  return {
    desk: createAwardProxy(http, fair, 'en'),
    place: { participation, product, award: 'innovation' },
    neighbour,
    foreign,
    form: demoForm(),
    picture: new Uint8Array((await png([800, 600])).buffer),
    document: new Uint8Array(pdf().buffer),
  };
}, runner);
