import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import {
  MAIN_EXHIBITOR,
  ONE_OF_EACH,
  STAFF,
  VIEWER,
  WITHOUT_FAIR,
} from '#tests/support/worlds/demo-people.ts';
import { companyOf, enter, newProduct } from './company-desk.ts';
import { expect, openDesk, signIn, test } from './desk.ts';

/** The company of the page, as its header names it. */
const companyIn = (page: Page) => page.locator('header strong').first();

const choose = async (page: Page, company: string): Promise<void> => {
  await page.goto('/events/101');
  await page.getByRole('button', { name: company }).click();
  await page.waitForURL('**/clearwater/dashboard');
  await expect(companyIn(page)).toHaveText(company);
};

test('Back, Switch event and the address of another fair never fail after a choice', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('could not be shown');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('could not be shown');
  await choose(page, 'Noria Pumps');
  await page.goto('/glass-and-green/dashboard');
  await page.waitForURL('**/glass-and-green/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Glass & Green');
  await page.goto('/clearwater/tasks');
  await page.waitForURL('**/events/101*');
  await page.goto('/');
  await page.goto('/clearwater/dashboard');
  await page.waitForURL('**/events/101*');
});

test('a link in a mail leads to its tab and its task, through the choice of a company', async ({ page }) => {
  await signIn(page, MAIN_EXHIBITOR);
  for (const prefix of ['', '/nl']) {
    await page.context().clearCookies({ name: /^(?:selectedEventId|eventId|participation.*)$/ });
    await page.goto(`${prefix}/clearwater/company-profile?tab=news#top`);
    await page.waitForURL('**/events/101?to=*');
    await page.getByRole('button', { name: 'Noria Pumps' }).click();
    await page.waitForURL(`**${prefix}/clearwater/company-profile?tab=news#top`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/News|Nieuws/);
  }
  await page.getByRole('button', { name: /Nederlands/ }).click();
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await page.waitForURL('**/tr/clearwater/company-profile?tab=news#top');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/Haber/);
  // Later tests find the language that was chosen last.
  await page.getByRole('button', { name: /Türkçe/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('News');
});

test('a tab keeps its company, and announces the choice of another tab', async ({ page, context }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  const other = await context.newPage();
  await choose(other, 'Noria Service');
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(
    page.getByText('In another tab you opened Noria Service. This tab still works for Noria Pumps.'),
  ).toBeVisible();
  await page
    .getByRole('link', { name: /See all tasks/ })
    .first()
    .click();
  await page.waitForURL('**/clearwater/tasks');
  await expect(companyIn(page)).toHaveText('Noria Pumps');
  // After a reload in the background, the cookies name the company of the other tab.
  await other.reload();
  await expect(companyIn(other)).toHaveText('Noria Service');
  await page.reload();
  await expect(companyIn(page)).toHaveText('Noria Pumps');
});

test('the address of an award entry opens the company of its product, whatever company is selected', async ({
  page,
}) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  const company = await companyOf(page.request, 'Noria Pumps');
  const { id } = await newProduct(page.request, company, { name: 'Restored pump' });
  const entry = `/tr/clearwater/awards/registration?pid=${id}`;
  await choose(page, 'Noria Service');
  await page.goto(entry);
  await page.waitForURL(`**${entry}`);
  await expect(page.getByText('Restored pump')).toBeVisible();
  await page.goto('/clearwater/dashboard');
  await expect(companyIn(page)).toHaveText('Noria Pumps');
});

test('edits in a tab change the company of that tab', async ({ page, context }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto('/clearwater/company-profile');
  const other = await context.newPage();
  await choose(other, 'Delta Water Pavilion');
  const saved = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/company-profile/'),
  );
  await page.bringToFront();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('dialog').getByLabel('Short description').fill('Saved in the first tab');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await saved;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await other.goto('/clearwater/company-profile');
  await expect(companyIn(other)).toHaveText('Delta Water Pavilion');
  await expect(other.getByText('Saved in the first tab')).toHaveCount(0);
});

/** Actions of a visitor, one request at a time. */
type Step =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'choose'; readonly company: number }
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'list' }
  /** A user edits the cookies. */
  | { readonly kind: 'forge'; readonly company: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('open'),
    address: fc
      .tuple(
        fc.constantFrom('', '/nl', '/es', '/tr'),
        fc.constantFrom(
          ...['clearwater', 'glass-and-green', 'open-table'].flatMap((folder) =>
            ['dashboard', 'tasks', 'company-profile', 'stand', 'messages'].map(
              (name) => `/${folder}/${name}`,
            ),
          ),
          ...['/', '/events/101', '/events/102', '/events/999', '/events/abc', '/validate', '/account'],
        ),
      )
      .map(([language, path]) => `${language}${path}`),
  }),
  fc.record({ kind: fc.constant('choose'), company: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ kind: fc.constant('event'), event: fc.constantFrom('101', '102', '103', '999') }),
  fc.record({ kind: fc.constant('list') }),
  fc.record({ kind: fc.constant('forge'), company: fc.integer({ min: 0, max: 40 }) }),
);

interface Company {
  readonly id: string;
  readonly name: string;
}

const companiesOf = async (request: APIRequestContext): Promise<readonly Company[]> => {
  const lists = await Promise.all(
    ['101', '102', '103'].map(async (event) => {
      const answer = await request.get(`/api/events/${event}/participations?displaycount=500`);
      return answer.ok() ? ((await answer.json()) as { items: Company[] }).items : [];
    }),
  );
  return lists.flat();
};

test('never an error, never a foreign company, for any choices, addresses and forged cookies', async ({
  browser,
  playwright,
  desk,
}) => {
  test.setTimeout(300_000);
  const staff = await playwright.request.newContext({ baseURL: desk.url });
  await enter(staff, STAFF);
  const all = await companiesOf(staff);
  await staff.dispose();
  for (const person of [MAIN_EXHIBITOR, ONE_OF_EACH, STAFF, VIEWER, WITHOUT_FAIR]) {
    const context = await browser.newContext({ baseURL: desk.url });
    await enter(context.request, person);
    const own = new Set((await companiesOf(context.request)).map(({ id }) => id));
    const session = await context.cookies();
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (steps) => {
        await context.clearCookies();
        await context.addCookies(session);
        const walk = new Walk(context, desk.url, own, all);
        for (const step of steps) await walk.take(step);
      }),
      { numRuns: 10, seed: 20_261_122, endOnFailure: true },
    );
    await context.close();
  }
});

/** Pages contain every text of the interface, so the heading identifies a page. */
const headingOf = (html: string): string => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

/** A browser that renders nothing: it follows redirects and makes the selection of the validation page. */
class Walk {
  readonly #context: BrowserContext;
  readonly #url: string;
  readonly #own: ReadonlySet<string>;
  readonly #all: readonly Company[];

  constructor(context: BrowserContext, url: string, own: ReadonlySet<string>, all: readonly Company[]) {
    this.#context = context;
    this.#url = url;
    this.#own = own;
    this.#all = all;
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'open':
        return this.#open(step.address);
      case 'list':
        return this.#select({});
      case 'event':
        return this.#select({ eventId: step.event });
      case 'choose': {
        const { id } = this.#company(step.company);
        return this.#select({ participationId: id }, this.#own.has(id) ? 200 : 404);
      }
      case 'forge': {
        const forged = {
          selectedEventId: '101',
          eventId: '101',
          participationId: this.#company(step.company).id,
        };
        await this.#context.addCookies(
          Object.entries(forged).map(([name, value]) => ({ name, value, url: this.#url })),
        );
      }
    }
  }

  async #open(address: string, hops = 0): Promise<void> {
    expect(hops, `${address} leads round in circles`).toBeLessThan(8);
    const response = await this.#context.request.get(address, { maxRedirects: 0 });
    const status = response.status();
    expect(status, address).toBeLessThan(500);
    const html = await response.text();
    if (status >= 300 && status < 400) {
      const { pathname, search } = new URL(response.headers().location ?? '', this.#url);
      return this.#open(`${pathname}${search}`, hops + 1);
    }
    expect(headingOf(html), address).not.toContain('could not be shown');
    expect(
      this.#all.filter(({ id }) => html.includes(id) && !this.#own.has(id)),
      address,
    ).toEqual([]);
    const { pathname, searchParams } = new URL(address, this.#url);
    const [selected] = [...this.#own].filter((id) => html.includes(id));
    if (pathname.endsWith('/validate') && selected !== undefined) {
      await this.#select({ participationId: selected }, 200);
      await this.#open(searchParams.get('to') ?? '/', hops + 1);
    }
  }

  async #select(data: object, status?: number): Promise<void> {
    const response = await this.#context.request.post('/api/events/selection', { data });
    expect(response.status()).toBeLessThan(500);
    if (status !== undefined) expect(response.status()).toBe(status);
  }

  #company(place: number): Company {
    const company = this.#all[place % this.#all.length];
    if (company === undefined) throw new Error('The demo has no companies');
    return company;
  }
}
