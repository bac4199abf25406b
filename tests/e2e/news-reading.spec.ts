import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, test } from './desk.ts';
import { siteMapOf } from './site-map.ts';

const NEWS = '/clearwater/news';
const LONG = `${NEWS}/streets-that-drink`;

test('the first page of news is rendered on the server in every language', async ({ request }) => {
  const headings = { en: 'News', nl: 'Nieuws', es: 'Noticias', tr: 'Haberler' };
  const days = { en: 'day,', nl: 'dag', es: ' de ', tr: '2026' };
  for (const language of LANGUAGES) {
    const answer = await request.get(localPath({ language, path: NEWS }));
    const html = await answer.text();
    expect([language, answer.status()]).toEqual([language, 200]);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${headings[language]}</h1>`));
    expect(html).toContain(days[language]);
    expect(html.match(/<h2><a href="[^"#]+"/g)).toHaveLength(12);
  }
});

test('scrolling loads more news, each article once, with at most three tags per card', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(NEWS, { waitUntil: 'networkidle' });
  const cards = page.locator('[data-cards] > li');
  await expect(cards).toHaveCount(12);
  await expect(page.getByRole('link', { name: 'Show more news' })).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(15);
  const links = await cards
    .locator('h2 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(15);
  await expect(page.getByRole('status')).toHaveText('More news was added to the list.');
  for (const card of await cards.all()) expect(await card.locator('ul li').count()).toBeLessThanOrEqual(3);
  await cards.last().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who pays for the dike?' })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(15);
  await expect(cards.last()).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('three cards are side by side on a wide screen, one on a phone', async ({ page }) => {
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page
      .locator('[data-cards] > li')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    return new Set(boxes).size;
  };
  await page.goto(NEWS);
  expect([await columns(1280), await columns(360)]).toEqual([3, 1]);
});

test('selecting or deselecting a tag restarts the list', async ({ page }) => {
  await page.goto(`${NEWS}?page=2`);
  const topics = page.getByRole('navigation', { name: 'Choose topics' });
  await topics.getByRole('link', { name: 'Pumps' }).click();
  await page.waitForURL(`**${NEWS}?tags=pumps`);
  await expect(page.locator('[data-cards] > li')).toHaveCount(3);
  await expect(topics.getByRole('link', { name: 'Pumps' })).toHaveAttribute('aria-current', 'true');
  await topics.getByRole('link', { name: 'Cities' }).click();
  await page.waitForURL(/tags=pumps%2Ccities/);
  expect(await page.locator('[data-cards] > li').count()).toBeGreaterThan(3);
  await topics.getByRole('link', { name: 'Pumps' }).click();
  await topics.getByRole('link', { name: 'Cities' }).click();
  await page.waitForURL(`**${NEWS}`);
});

test('a page beyond the last one shows news too', async ({ page }) => {
  await page.goto(`${NEWS}?page=50`);
  await expect(page.locator('[data-cards] > li')).toHaveCount(12);
  await page.goto(`${NEWS}?page=50&tags=pumps`);
  await expect(page.locator('[data-cards] > li')).toHaveCount(3);
  await page.goto(`${NEWS}?page=50&tags=nothing`);
  await expect(page.getByText('There is no news on these topics.')).toBeVisible();
});

test('a tag has its own page, and an unknown tag is not found', async ({ page, request }) => {
  await page.goto(NEWS);
  await page.locator('[data-cards] > li').first().getByRole('link', { name: 'Pumps' }).click();
  await page.waitForURL(`**${NEWS}/tag/pumps`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pumps' })).toBeVisible();
  await expect(page.locator('[data-cards] > li')).toHaveCount(3);
  const turkish = await request.get(`/tr${NEWS}/tag/${encodeURIComponent('şehirler')}`);
  expect(turkish.status()).toBe(200);
  expect((await request.get(`${NEWS}/tag/nobody-gave-it`)).status()).toBe(404);
  await page.getByRole('link', { name: 'All news' }).click();
  await page.waitForURL(`**${NEWS}`);
});

test('an article has author, date, related articles and structured data', async ({ page }) => {
  await page.goto(`${NEWS}/how-fish-find-the-way`);
  await expect(page.getByRole('heading', { level: 1, name: 'How fish find the way' })).toHaveCount(1);
  await expect(page.getByText(/^\w+day, \w+ \d+, \d{4}$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ada Verbeek' })).toBeVisible();
  const thumbnail = page.getByRole('region', { name: 'Related news' }).locator('img').first();
  expect(await thumbnail.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
    64, 64,
  ]);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((fact) => JSON.parse(fact))).toContainEqual(
    expect.objectContaining({ '@type': 'NewsArticle', headline: 'How fish find the way' }),
  );
  const head = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  expect(await head('meta[property="og:title"]')).toContain('How fish find the way');
  expect(await head('meta[property="og:image"]')).toContain('fish');
  expect(await head('meta[property="og:type"]')).toBe('article');
  expect(await head('meta[property="og:locale"]')).toBe('en_GB');
  expect(await head('meta[property="article:published_time"]')).toMatch(/^\d{4}-\d{2}-\d{2}/);
  await expect(page.locator('head link[hreflang]')).toHaveCount(5);
});

test('the date can be configured at the bottom', async ({ page }) => {
  await page.goto(`${NEWS}/tickets-on-sale`);
  await expect(page.locator('[data-article] footer time')).toBeVisible();
  await expect(page.locator('[data-article] header time')).toHaveCount(0);
});

test('the table of contents appears with the first heading, follows scrolling, and disappears at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(LONG);
  const contents = page.locator('contents-list');
  await expect(contents.locator('li')).toHaveCount(4);
  await expect(contents).toBeHidden();
  const first = page.locator('[data-article] h2').first();
  await first.evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 401));
  await expect(contents).toBeHidden();
  await page.mouse.wheel(0, 60);
  await expect(contents).toBeVisible();
  await contents.getByRole('link', { name: 'Roofs that wait' }).click();
  await expect(page).toHaveURL(/#section-roofs-that-wait$/);
  await expect(contents.locator('[aria-current="location"]')).toHaveCount(1);
  await expect(contents).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents).toBeHidden();
});

test('an address of a heading leads to it, although its id comes from the table of contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${LONG}#section-roofs-that-wait`);
  await expect(page.getByRole('heading', { name: 'Roofs that wait' })).toBeInViewport();
});

test('our feed can be read by our own reader', async ({ page, request }) => {
  for (const language of LANGUAGES) {
    const answer = await request.get(localPath({ language, path: `${NEWS}/rss.xml` }));
    expect([language, answer.status()]).toEqual([language, 200]);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
  }
  await page.goto(NEWS);
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    `${NEWS}/rss.xml`,
  );
  await page.goto('/clearwater/blocks');
  const feed = page.locator('main').getByRole('link', { name: 'The basin runs again, and deeper' });
  await expect(feed).toHaveAttribute('href', /\/clearwater\/news\/the-basin-runs-in-february$/);
});

test('a feed that does not exist is the page of what is missing, in its language', async ({ request }) => {
  for (const language of LANGUAGES) {
    const address = localPath({ language, path: '/clearwater/nowhere/rss.xml' });
    const missing = await request.get(localPath({ language, path: '/clearwater/nowhere' }));
    const answer = await request.get(address);
    const { 'content-type': type } = answer.headers();
    expect([address, answer.status(), type]).toEqual([address, 404, 'text/html; charset=utf-8']);
    const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
    expect(headingOf(await answer.text())).toBe(headingOf(await missing.text()) ?? 'no heading');
  }
});

test('our feed has the title of its page, which names the fair', async ({ page, request }) => {
  for (const language of LANGUAGES) {
    await page.goto(localPath({ language, path: NEWS }));
    const feed = await (await request.get(localPath({ language, path: `${NEWS}/rss.xml` }))).text();
    expect(/<title>([^<]*)/.exec(feed)?.[1]).toBe(await page.title());
    expect(await page.title()).toContain('Clearwater');
  }
});

test('an invalid request reports each field, and an unknown article is not found', async ({ request }) => {
  const wrong = await request.get('/api/news?lang=xx&page=0&at=clearwater');
  expect(wrong.status()).toBe(400);
  const { fields } = await wrong.json();
  expect(fields.map(({ path }: { path: string }) => path).sort()).toEqual(['at', 'lang', 'page']);
  for (const at of ['/nobody/news', '/clearwater/dashboard', '/clearwater', '/'])
    expect((await request.get(`/api/news?at=${at}`)).status()).toBe(404);
  for (const at of ['/clearwater/exhibitors', `${NEWS}/tag/pumps`])
    expect((await request.get(`${at}/rss.xml`)).status()).toBe(404);
});

test('articles are in the site map', async ({ request }) => {
  expect(await siteMapOf(request)).toContain(`${NEWS}/salt-in-the-polder`);
});

test('list, tag and articles are accessible, in both schemes, on a phone and a desktop', async ({ page }) => {
  for (const address of [NEWS, `${NEWS}/tag/pumps`, `${NEWS}/tickets-on-sale`, LONG]) {
    await page.goto(address);
    await expectAccessible(page, address);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every article can be reached', async ({ page }) => {
    await page.goto(NEWS);
    const links = () =>
      page
        .locator('[data-cards] > li h2 a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const first = await links();
    await page.getByRole('link', { name: 'Show more news' }).click();
    await page.waitForURL('**?page=2');
    expect(new Set([...first, ...(await links())]).size).toBe(15);
    await page.getByRole('link', { name: 'Show more recent news' }).click();
    await page.waitForURL(`**${NEWS}`);
  });

  test('an article with a table of contents is complete', async ({ page }) => {
    await page.goto(LONG);
    await expect(page.getByRole('heading', { level: 2, name: 'Roofs that wait' })).toBeVisible();
    await expect(page.locator('contents-list')).toBeHidden();
  });
});
