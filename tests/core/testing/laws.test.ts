import type { FairEvent, Participation } from '@fairdesk/core/events';
import { EMPTY_NAVIGATION } from '@fairdesk/core/page';
import { categoryIds } from '@fairdesk/core/profile';
import { type EventId, eventIdOf, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import {
  accessBookLaws,
  anyEvent,
  anyEventSite,
  anyMessage,
  anyParticipation,
  anyProfile,
  anyTask,
  anyTasks,
  anyUser,
  dictionaryLaws,
  documentShelfLaws,
  eventDirectoryLaws,
  fileScannerLaws,
  frontDoorLaws,
  identityProviderLaws,
  type LawRunner,
  memoryAccessBook,
  memoryClock,
  memoryDictionary,
  memoryDocumentShelf,
  memoryEventDirectory,
  memoryFileScanner,
  memoryFrontDoor,
  memoryIdentityProvider,
  memoryMessageBoard,
  memoryNewsDesk,
  memoryNewsSource,
  memoryPageSource,
  memoryParticipationBrowser,
  memoryProductShelf,
  memoryProfileEditor,
  memorySelection,
  memorySessionStore,
  memorySiteDirectory,
  memoryTaskKeeper,
  memoryTokenIssuer,
  memoryTokenMemory,
  memoryVideoGuide,
  memoryVideoShelf,
  messageBoardLaws,
  newsDeskLaws,
  newsSourceLaws,
  oneOf,
  pageSourceLaws,
  participationBrowserLaws,
  productLimitLaws,
  productShelfLaws,
  profileEditorLaws,
  reviewLaws,
  selectionMemoryLaws,
  sessionStoreLaws,
  siteDirectoryLaws,
  taskCapLaws,
  taskKeeperLaws,
  tokenIssuerLaws,
  tokenMemoryLaws,
  videoGuideLaws,
  videoShelfLaws,
} from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { describe, it } from 'vitest';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };

const mine = participationIdOf('p-1') as ParticipationId;
const other = participationIdOf('p-2') as ParticipationId;
const fair = eventIdOf('101') as EventId;

const event: FairEvent = oneOf(anyEvent({ id: fair }));
const elsewhere: FairEvent = oneOf(anyEvent({ id: eventIdOf('102') as EventId }));
const participations: readonly Participation[] = oneOf(
  fc.uniqueArray(anyParticipation({ event: fair, status: 'CONFIRMED' }), {
    selector: ({ id }) => id,
    minLength: 12,
  }),
);
const foreign = oneOf(anyParticipation({ id: other, event: fair, status: 'CONFIRMED' }));
const cancelled = oneOf(anyParticipation({ event: fair, status: 'CANCELLED' }));
const away = oneOf(anyParticipation({ event: elsewhere.id, status: 'CONFIRMED' }));
const directory = memoryEventDirectory([event, elsewhere], [...participations, foreign, cancelled, away]);
const roles = participations.map(({ id }) => ({ event: fair, participation: id, role: 'owner' as const }));

const user = oneOf(anyUser);
const password = 'a long enough password';
const signIn = { accountName: user.userName, password };

describe('a task keeper in memory', () => {
  const tasks = oneOf(anyTasks({}, 120));
  const theirs = tasks.slice(0, 3).map((task) => ({ ...task, serviceId: `theirs: ${task.code}` }));
  const hidden = ['meant for others'];
  const task = { ...oneOf(anyTask()), code: 'meant for others' };
  const keeper = memoryTaskKeeper({ [mine]: tasks, [other]: [...theirs, task] });
  taskKeeperLaws(async () => ({ keeper, participation: mine, other, hidden, language: 'en' }), runner);
  const codes = tasks.map(({ code }) => code);
  taskCapLaws(async () => ({ keeper, participation: mine, codes, language: 'en' }), runner);
});

describe('an event directory in memory', () => {
  eventDirectoryLaws(async () => ({ directory, event: fair }), runner);
});

describe('a site directory in memory', () => {
  siteDirectoryLaws(async () => memorySiteDirectory([oneOf(anyEventSite())]), runner);
});

describe('a selection in memory', () => {
  selectionMemoryLaws(async () => memorySelection(), runner);
});

describe('a participation browser in memory', () => {
  const browser = memoryParticipationBrowser({
    directory,
    memberships: roles,
    memory: memorySelection(),
    siteOf: () => undefined,
  });
  participationBrowserLaws(async () => ({ browser, event: fair, foreign: other }), runner);
});

describe('a session store in memory', () => {
  const { now, pass } = memoryClock();
  const store = memorySessionStore(now);
  sessionStoreLaws(async () => ({ store, clock: now, pass }), runner);
});

describe('an identity provider in memory', () => {
  const { now } = memoryClock();
  const provider = memoryIdentityProvider(now, [{ user, password }]);
  identityProviderLaws(async () => ({ provider, clock: now, ...signIn }), runner);
});

describe('a front door in memory', () => {
  const { now } = memoryClock();
  const provider = memoryIdentityProvider(now, [{ user, password }]);
  const door = memoryFrontDoor({ provider, store: memorySessionStore(now), clock: now });
  frontDoorLaws(async () => ({ door, ...signIn }), runner);
});

describe('an access book in memory', () => {
  const book = memoryAccessBook({ [user.email]: roles });
  accessBookLaws(async () => ({ book, email: user.email }), runner);
});

describe('a token issuer in memory', () => {
  const { now } = memoryClock();
  tokenIssuerLaws(async () => ({ issuer: memoryTokenIssuer(now), clock: now }), runner);
});

describe('a token memory', () => {
  tokenMemoryLaws(async () => memoryTokenMemory(), runner);
});

describe('a message board in memory', () => {
  const board = memoryMessageBoard(oneOf(fc.array(anyMessage, { minLength: 5 })));
  messageBoardLaws(async () => ({ board, participation: mine, language: 'tr' }), runner);
});

describe('a page source in memory', () => {
  const address = { site: 'aqua', folder: '', path: '/tasks', language: 'nl' } as const;
  const page = {
    ...address,
    name: 'tasks',
    title: 'Taken',
    heading: 'Taken',
    description: '',
    state: 'normal' as const,
    layout: 'portal',
    languages: ['nl'],
    itemId: '',
    styleSheets: [],
    navigation: EMPTY_NAVIGATION,
    bodyTop: [],
    header: [],
    shell: [],
    main: [],
    footer: [],
  } as const;
  pageSourceLaws(async () => ({ source: memoryPageSource([page]), address }), runner);
});

describe('a dictionary in memory', () => {
  const dictionary = memoryDictionary({ saved: 'Opgeslagen.' });
  dictionaryLaws(async () => ({ dictionary, site: 'aqua', language: 'nl' }), runner);
});

describe('a company profile in memory', () => {
  const profile = oneOf(anyProfile({ id: mine, canEdit: true, canPublish: true }));
  const categories = [...categoryIds(profile.categories)].slice(0, 2);
  profileEditorLaws(
    async () => ({
      editor: memoryProfileEditor([{ ...profile, categoryLimit: 1 }]),
      participation: mine,
      unknown: other,
      language: 'en',
    }),
    { test: (sentence, body) => it(`${sentence}, when one category is allowed`, body) },
  );
  profileEditorLaws(
    async () => ({
      editor: memoryProfileEditor([profile]),
      participation: mine,
      unknown: other,
      language: 'en',
    }),
    runner,
  );
  productShelfLaws(
    async () => ({
      shelf: memoryProductShelf({}, { categories: profile.categories }),
      participation: mine,
      other,
      categories,
    }),
    runner,
  );
  productLimitLaws(async () => {
    const shelf = memoryProductShelf({}, { max: 3, categories: profile.categories, maxCategories: 1 });
    return { shelf, participation: mine, categories, maxCategories: 1 };
  }, runner);
  newsDeskLaws(async () => ({ desk: memoryNewsDesk(), participation: mine, other }), runner);
  reviewLaws(async () => {
    const shelf = memoryProductShelf({}, { asksApproval: true });
    const desk = memoryNewsDesk({}, { asksApproval: true });
    const approve = async (what: string, id: string) => (what === 'products' ? shelf : desk).approve(id);
    return { shelf, desk, participation: mine, approve };
  }, runner);
  documentShelfLaws(async () => ({ shelf: memoryDocumentShelf(), participation: mine, other }), runner);
  videoShelfLaws(async () => ({ shelf: memoryVideoShelf(), participation: mine, other }), runner);
});

describe('a file scanner in memory', () => {
  const file = (content: string) => ({ name: `${content}.pdf`, bytes: new TextEncoder().encode(content) });
  const scanner = memoryFileScanner('bad');
  fileScannerLaws(async () => ({ scanner, clean: file('good'), infected: file('bad') }), runner);
});

describe('a guide to videos in memory', () => {
  const video = { type: 'VIMEO', videoId: '76979871' } as const;
  const unknown = { type: 'VIMEO', videoId: '1' } as const;
  const guide = memoryVideoGuide({ [video.videoId]: 'A day out' });
  videoGuideLaws(async () => ({ guide, participation: mine, video, unknown }), runner);
});

describe('a source of news in memory', () => {
  const home = { site: 'aqua', path: '/news' };
  const articles = ['2026-11-18', '2026-11-20', '2026-11-19'].map((date, place) => ({
    title: `Article ${place}`,
    slug: `article-${place}`,
    date,
    tags: [],
    introduction: '',
    authors: [],
  }));
  const source = memoryNewsSource(home, articles);
  newsSourceLaws(async () => ({ source, place: { ...home, language: 'nl' } }), runner);
});
