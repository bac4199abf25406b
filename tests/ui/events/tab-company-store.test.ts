import { chosen, type SelectionCookies, type TabCompany, toCookies } from '@fairdesk/core/events';
import { type Failure, participationIdOf } from '@fairdesk/core/shared';
import { anyEvent, anyParticipation, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { TabCompanyStore, type TabNews } from '#ui/events/tab-company-store.ts';

const event = oneOf(anyEvent({ status: 'CONFIRMED' }));
const someone = oneOf(anyParticipation());
const companies = ['A', 'B', 'C'].map((name) => ({
  ...someone,
  event: event.id,
  name,
  id: participationIdOf(`p-${name}`) ?? expect.fail(),
}));
const companyAt = (place: number) => companies[place] ?? expect.fail();

/** The cookies of a browser, and the pages its server renders. */
class Browser {
  cookies: SelectionCookies = {};
  select(id: string): ResultAsync<string, Failure> {
    const participation = companies.find((company) => company.id === id);
    if (!participation) return errAsync({ kind: 'not-found', what: 'the participation' } as const);
    this.cookies = toCookies({ kind: 'participation', chosen: chosen(event, participation) });
    return okAsync('/aqua/dashboard');
  }
}

/** A tab: its storage and its current page. */
class Tab {
  readonly news: TabNews[] = [];
  page: TabCompany | undefined;
  #stored: { company: TabCompany; isRestored: boolean } | undefined;
  #store: TabCompanyStore | undefined;
  #loads = 0;
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Chooses a company from the list. */
  async choose(id: string): Promise<void> {
    await this.#browser.select(id);
    this.#stored = undefined;
    await this.load();
  }

  /** The server renders the page for the company in the cookies. */
  async load(): Promise<void> {
    this.#loads = 0;
    await this.#open();
  }

  async focus(): Promise<void> {
    this.#tell(await this.#store?.returned());
  }

  async #open(): Promise<void> {
    const { participationId = '', participationName: name = '' } = this.#browser.cookies;
    const participation = participationIdOf(participationId);
    if (participation === undefined) return;
    expect(++this.#loads).toBeLessThan(4);
    this.page = { email: 'a@b.example', event: event.id, participation, name };
    let isLeft = false;
    this.#store = new TabCompanyStore(this.page, {
      select: (id) => this.#browser.select(id),
      departure: { go: () => expect.fail(), reload: () => (isLeft = true) },
      memory: {
        company: () => this.#stored?.company,
        isRestored: () => this.#stored?.isRestored ?? false,
        write: (company, isRestored) => (this.#stored = { company, isRestored }),
        clear: () => (this.#stored = undefined),
        selection: () => this.#browser.cookies,
      },
    });
    this.#tell(await this.#store.opened());
    if (isLeft) await this.#open();
  }

  #tell(news: TabNews | undefined): void {
    if (news) this.news.push(news);
  }
}

type Act =
  | { readonly kind: 'choose'; readonly company: number }
  /** `clear`: any tab opens the list of events. */
  | { readonly kind: 'load' | 'focus' | 'clear' };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('choose'), company: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ kind: fc.constantFrom('load', 'focus', 'clear') }),
);

const anyStep = fc.record({ tab: fc.integer({ min: 0, max: 2 }), act: anyAct });

/** The company of a tab changes only through a choice in that tab. */
const expectedAfter = (act: Act, tab: Tab): string | undefined =>
  act.kind === 'choose' ? companyAt(act.company).id : tab.page?.participation;

const take = async (act: Act, tab: Tab, browser: Browser): Promise<void> => {
  if (act.kind === 'choose') await tab.choose(companyAt(act.company).id);
  else if (act.kind === 'clear') browser.cookies = {};
  else await tab[act.kind]();
};

describe('TabCompanyStore', () => {
  it.prop([fc.array(anyStep, { maxLength: 30 })])(
    'never changes the company of a tab because of other tabs',
    async (steps) => {
      const browser = new Browser();
      const tabs = [0, 1, 2].map(() => new Tab(browser));
      for (const { tab: place, act } of steps) {
        const tab = tabs[place] ?? expect.fail();
        const expected = expectedAfter(act, tab);
        await take(act, tab, browser);
        if (expected === undefined) continue;
        expect(tab.page?.participation).toBe(expected);
        // The server reads the company of the focused tab next.
        if (act.kind === 'focus') expect(browser.cookies.participationId).toBe(expected);
      }
    },
  );

  it('announces a choice in another tab once, with both names', async () => {
    const browser = new Browser();
    const [one, two] = [new Tab(browser), new Tab(browser)];
    await one.choose(companyAt(0).id);
    await two.choose(companyAt(1).id);
    await one.focus();
    await two.focus();
    await one.focus();
    expect(one.news).toEqual([{ kind: 'stays', company: 'A', other: 'B' }]);
  });

  it('announces the company of the page when that of the tab is no longer accessible', async () => {
    const browser = new Browser();
    const tab = new Tab(browser);
    await tab.choose(companyAt(0).id);
    await browser.select(companyAt(1).id);
    browser.select = () => errAsync({ kind: 'not-found', what: 'the participation' } as const);
    await tab.load();
    expect(tab.page?.name).toBe('B');
    expect(tab.news).toEqual([{ kind: 'moved', company: 'B', other: 'A' }]);
  });
});
