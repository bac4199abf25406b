import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expect, test } from './desk.ts';

const PATH = '/clearwater/written';
const TABLE = `<table><tr>${'<td>one-more-cell</td>'.repeat(40)}</tr></table>`;
const SMALL_TABLE = '<table><tr><th>Hall</th><td>8</td></tr></table>';

/** A drawing with a ratio, but without a size. */
const LOGO = { image: { src: '/icon.svg', alt: 'Written' }, link: { href: '/', text: 'Written' } };
const ACTION = { fields: { Title: { value: 'Act' }, Link: { value: { href: '/act' } } } };
const PICTURE = { value: { src: '/icon.svg', alt: 'Hall', width: '1200', height: '900' } };
const opening = (width: string) => ({
  component: 'Jumbotron',
  fields: { Title: `Width ${width}` },
  data: { Image: PICTURE },
  params: { width_desktop: width },
});

/** A page as an editor may write it. */
const written = {
  [`pages${PATH}.json`]: {
    title: { en: 'Written', nl: 'Geschreven', es: 'Escrito', tr: 'Yazılmış' },
    layout: 'portal',
    placeholders: {
      'headless-header': [
        { component: 'Header', data: { showSearch: true, subnavigation: [{}, {}, {}], logos: [LOGO] } },
      ],
      'body-top': [{ component: 'BorderedBlock', fields: { Title: 'Above all' } }],
      'headless-footer': [
        { component: 'Footer', data: { logo: LOGO } },
        { component: 'RichText', fields: { Text: `<p>Below all</p>${SMALL_TABLE}` } },
      ],
      'headless-main': [
        {
          component: 'RichText',
          fields: {
            Text: `<p><a href="/practical-information">On the way</a></p>${TABLE}<p><a href="https://elsewhere.example/map">The map</a></p>`,
          },
        },
        opening('100'),
        opening('33'),
        { component: 'Banner', fields: { Title: 'No picture' }, data: { Items: [ACTION] } },
        { component: 'ContactCard', fields: { Name: 'Ada' }, data: { Image: PICTURE } },
        ...['BorderedBlock', 'ContentCard', 'CallToActionCard', 'Jumbotron', 'DuoBlock'].map((component) => ({
          component,
          fields: { Title: 'Wide', Content: TABLE },
        })),
      ],
    },
  },
};

test.beforeEach(async ({ desk, request }) => {
  importInto(desk.dataFolder, written);
  const status = async () => (await request.get(PATH, { headers: { accept: 'text/html' } })).status();
  await expect.poll(status).toBe(200);
});

test('a page without a menu offers sign-in on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(PATH);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeInViewport({ ratio: 1 });
  const words = await page.getByText('Below all').boundingBox();
  expect(words?.x).toBeGreaterThanOrEqual(16);
});

test('a logo without a size is as large as its place', async ({ page }) => {
  await page.goto(PATH);
  const heightIn = async (part: 'banner' | 'contentinfo') =>
    (await page.getByRole(part).getByRole('img', { name: 'Written' }).boundingBox())?.height;
  expect(await heightIn('banner')).toBeGreaterThan(35);
  expect(await heightIn('contentinfo')).toBeGreaterThan(80);
});

test('a link in a text leads to a page of the fair, in the language of its reader', async ({ page }) => {
  for (const { language, prefix } of EACH_LANGUAGE) {
    await page.goto(`${prefix}${PATH}`);
    await page.getByRole('link', { name: 'On the way' }).click();
    await page.waitForURL(new RegExp(`//[^/]+${prefix}/clearwater/practical-information$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

for (const width of [320, 1280])
  test(`a table scrolls in place, and the page stays ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PATH);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const scrolls = await page
      .locator('main table')
      .evaluateAll((tables) => tables.every((table) => table.scrollWidth > table.clientWidth));
    expect(scrolls).toBe(true);
  });

test('the keyboard scrolls a table that is wider than its place, and passes by one that is not', async ({
  page,
}) => {
  await page.goto(PATH);
  const [wide, small] = [page.locator('main table').first(), page.locator('footer table')];
  await expect(wide).toHaveAccessibleName(/^one-more-cell one-more-cell/);
  await expect(wide).toHaveAttribute('tabindex', '0');
  await page.getByRole('link', { name: 'On the way' }).focus();
  await page.keyboard.press('Tab');
  await expect(wide).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(small).toHaveRole('table');
  await expect(small).not.toHaveAttribute('tabindex');
});

test('a table that is wider than its place is whole on paper', async ({ page }) => {
  await page.goto(PATH);
  const wide = page.locator('main table').first();
  const hidden = () =>
    wide.evaluate((table) => {
      const scrolls = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
      return scrolls(table) && getComputedStyle(table).overflowX !== 'visible';
    });
  expect(await hidden()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(false);
});

test('a link to another site has its address on paper only', async ({ page }) => {
  await page.goto(PATH);
  const map = page.getByRole('link', { name: 'The map' });
  const after = () => map.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await after()).toContain('https://elsewhere.example/map');
});

test('the search field on a phone is wide enough for typing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(PATH);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeFocused();
  expect((await field.boundingBox())?.width).toBeGreaterThan(160);
});

test('every block adapts its layout to its own width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PATH);
  const columnsAround = (title: string) =>
    page
      .getByRole('heading', { name: title, exact: true })
      .evaluate(
        (heading) => getComputedStyle(heading.parentElement?.parentElement ?? heading).gridTemplateColumns,
      );
  expect((await columnsAround('Width 100')).split(' ')).toHaveLength(2);
  expect((await columnsAround('Width 33')).split(' ')).toHaveLength(1);
  const face = await page.locator('article img[alt="Hall"]').boundingBox();
  expect(face?.width).toBeLessThanOrEqual(320);
  const top = await page
    .getByRole('complementary', { name: 'Announcement' })
    .getByRole('heading', { name: 'Above all' })
    .boundingBox();
  expect(top?.x).toBeGreaterThan(40);
});

test('a banner without a picture never covers its title', async ({ page }) => {
  await page.goto(PATH);
  const title = page.getByRole('heading', { name: 'No picture' });
  await title.scrollIntoViewIfNeeded();
  const isOnTop = await title.evaluate((heading) => {
    const { left, bottom } = heading.getBoundingClientRect();
    return document.elementFromPoint(left + 4, bottom - 4) === heading;
  });
  expect(isOnTop).toBe(true);
});
