import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

test('an editor finds pages by their titles, addresses and states', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater');
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('Getting there')).toBeVisible();
  await expect(
    row('Getting there')
      .getByRole('link', { name: /^Published ?: edit/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'pages', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.keyboard.press('/');
  await page.keyboard.type('practical-information/');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page).toHaveURL(/search=practical-information/);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('searchbox').fill('no page has this');
  await expect(page.getByText('No pages found.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all pages' }).click();
  await expect(row('Getting there')).toBeVisible();
  await page.getByRole('link', { name: /^Changed \d+$/ }).click();
  await expect(page).toHaveURL(/view=changed/);
  await expect(row('Getting there')).toHaveCount(0);
  await page.goBack();
  await expect(row('Getting there')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what an editor searches for before the page is ready is found', async ({ page }) => {
  await signIn(page, ADMIN);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/organiser/clearwater/pages', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('no page has this');
  arrived.resolve();
  await expect(page.getByText('No pages found.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('no page has this');
});

test('what an editor searches for before the page follows its address is found', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.addInitScript(() => {
    const native = window.history.replaceState;
    // The framework follows the address from the moment in which it sets its own method.
    Object.defineProperty(window.history, 'replaceState', {
      configurable: true,
      get: () => native,
      set: (own: typeof native) => {
        Object.defineProperty(window.history, 'replaceState', {
          configurable: true,
          writable: true,
          value: native,
        });
        const field = document.querySelector<HTMLInputElement>('search input');
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        value?.set?.call(field, 'no page has this');
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        window.history.replaceState = own;
      },
    });
  });
  await page.goto('/organiser/clearwater/pages');
  await expect(page.getByText('No pages found.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('no page has this');
});

test('an editor adds, publishes, moves, unpublishes, deletes and restores a page', async ({
  page,
  request,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const read = async (path: string) => {
    const response = await request.get(`/clearwater${path}`, { headers: { accept: 'text/html' } });
    return `${response.status()} ${new URL(response.url()).pathname}`;
  };
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  const dialog = page.getByRole('dialog');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const row = (name: string) => page.getByRole('row').filter({ has: link(name) });
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };

  await choose('Getting there', 'New page below');
  await dialog.getByLabel('Title').fill('Boats & bicycles');
  await expect(dialog.getByLabel('Address')).toHaveValue(
    '/practical-information/getting-there/boats-bicycles',
  );
  await dialog.getByLabel('Address').fill('/practical-information');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(dialog.getByText('There is already a page at this address.').first()).toBeVisible();
  await expectAccessible(page, 'a new page', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByLabel('Below').selectOption({ label: 'No page' });
  await dialog.getByLabel('Address').fill('/boats');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByText('“Boats & bicycles” was added as a draft')).toBeVisible();
  await expect(row('Boats & bicycles').getByRole('link', { name: /^Not published/ })).toBeVisible();
  expect(await read('/boats')).toMatch(/^404/);

  await choose('Boats & bicycles', 'Publish changes');
  await expect(dialog.getByText('Visitors will see the changes at once, in English.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(row('Boats & bicycles').getByRole('link', { name: /^Published/ })).toBeVisible();
  await expect.poll(() => read('/boats'), { timeout: 20_000 }).toBe('200 /clearwater/boats');

  await choose('Boats & bicycles', 'Change address');
  await expect(dialog.getByText('The former address, /boats, will lead to the new one.')).toBeVisible();
  await expectAccessible(page, 'the address of a page');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByLabel('Address').fill('/bicycles');
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('“Boats & bicycles” now has the address /bicycles')).toBeVisible();
  // Redirects are read again every ten seconds.
  await expect.poll(() => read('/boats'), { timeout: 60_000 }).toBe('200 /clearwater/bicycles');

  await choose('Boats & bicycles', 'Unpublish');
  await expect(dialog.getByLabel('English')).toBeChecked();
  await dialog.getByRole('button', { name: 'Unpublish page' }).click();
  await expect(row('Boats & bicycles').getByRole('link', { name: /^Not published/ })).toBeVisible();
  await expect.poll(() => read('/bicycles'), { timeout: 20_000 }).toMatch(/^404/);

  await choose('Getting there', 'Delete');
  await expect(dialog.getByText(/^\d+ pages? links? here/)).toBeVisible();
  await expectAccessible(page, 'deleting a page', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose('Boats & bicycles', 'Delete');
  await expect(dialog.getByText('No other page links here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete page' }).click();
  await expect(row('Boats & bicycles')).toHaveCount(0);
  await page
    .getByRole('status')
    .filter({ hasText: '“Boats & bicycles” was deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row('Boats & bicycles')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an editor moves a page with the links to it, and back', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const FROM = '/practical-information/getting-there';
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  const linksTo = (path: string): Promise<number> =>
    page.evaluate(async (to) => {
      const response = await fetch(`/api/organiser/101/pages/links?path=${encodeURIComponent(to)}`);
      const { items } = await response.json();
      return items.length;
    }, path);
  const before = await linksTo(FROM);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Actions for Getting there', exact: true }).click();
  await page.getByRole('button', { name: 'Change address', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^\d+ pages? links? here\.$/)).toBeVisible();
  await dialog.getByLabel('Below').selectOption({ label: 'No page' });
  await dialog.getByLabel('Address').fill('/getting-there');
  await dialog.getByLabel('Change the links too').check();
  await expectAccessible(page, 'moving a page with the links to it', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Change address' }).click();
  const moved = page
    .getByRole('status')
    .filter({ hasText: '“Getting there” now has the address /getting-there' });
  await expect(moved).toBeVisible();
  expect(await linksTo(FROM)).toBe(0);
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“Getting there” now has the address ${FROM}`)).toBeVisible();
  expect(await linksTo(FROM)).toBe(before);
  expect(complaints).toEqual([]);
});

test('an editor sees what changed since a version, and restores it as a draft', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  // Another version, as the editor of pages makes one.
  await page.evaluate(async () => {
    const path = '/practical-information/build-up';
    const call = async (method: string, at: string, body?: object) => {
      const response = await fetch(`/api/organiser/101/pages${at}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${at}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    const place = { path, language: 'en' };
    const { document, revision } = await call('GET', `/draft?${new URLSearchParams(place)}`);
    const fields = { ...document.fields, MetaDescription: 'Lorries queue at the north gate.' };
    const saved = await call('PUT', '/draft', { ...place, document: { ...document, fields }, revision });
    await call('POST', '/publish', { ...place, revision: saved.revision });
  });
  await page.reload();
  const dialog = page.getByRole('dialog');
  const row = page
    .getByRole('row')
    .filter({ has: page.locator('[id="open-/practical-information/build-up"]') });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await row.getByRole('button', { name: 'Versions', exact: true }).click();
  await dialog.getByRole('radio').first().check();
  const changes = dialog.getByRole('region', { name: 'Changes' });
  await expect(changes.locator('ins').filter({ hasText: 'north' })).toBeVisible();
  await expectAccessible(page, 'the versions of a page', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(row.getByRole('link', { name: /^Changed ?: edit .* in English$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Changed \d+$/ }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('anyone with a preview link sees the draft until the link is revoked', async ({ page, browser }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  const dialog = page.getByRole('dialog');
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  await dialog.getByLabel('Title').fill('Not for visitors yet');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(dialog).toBeHidden();
  await choose('Not for visitors yet', 'Preview link');
  await dialog.getByRole('button', { name: 'Copy preview link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Preview link' })).toBeVisible();
  const href = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue();
  await expectAccessible(page, 'a preview link', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });

  const outside = await browser.newContext();
  const visitor = await outside.newPage();
  // The address of the installation may differ from that of the test.
  const at = new URL(new URL(href).pathname, page.url()).href;
  const response = await visitor.goto(at);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(visitor.getByText('Preview, not public')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Not for visitors yet' })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expectAccessible(visitor, 'a preview', [320]);

  await dialog.getByRole('button', { name: 'Revoke all links' }).click();
  await expect(dialog.getByText('1 link no longer works.')).toBeVisible();
  expect((await visitor.goto(at))?.status()).toBe(404);
  await outside.close();
  expect(complaints).toEqual([]);
});

test('a preview link to the website leads from draft to draft, and to nothing else', async ({
  page,
  browser,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  await dialog.getByLabel('Title').fill('Walked before it is public');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Actions for Walked before it is public', exact: true }).click();
  await page.getByRole('button', { name: 'Preview link', exact: true }).click();
  await dialog.getByLabel('The link shows').selectOption('The whole website');
  await dialog.getByRole('button', { name: 'Copy preview link' }).click();
  const address = dialog.getByRole('textbox', { name: 'Preview link' });
  await expect(address).toBeVisible();
  const { pathname } = new URL(await address.inputValue());
  await expectAccessible(page, 'a preview link to the website', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });

  const outside = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const visitor = await outside.newPage();
  visitor.setDefaultTimeout(20_000);
  const faults = complaintsOf(visitor);
  const at = (path: string) => new URL(path, page.url()).href;
  await visitor.goto(at(pathname));
  await expect(visitor.getByRole('heading', { name: 'Walked before it is public' })).toBeVisible();
  await expect(visitor.getByText('This link opens the whole website')).toBeVisible();
  const preview = pathname.replace(/\/[^/]+$/, '');
  const isPreview = async (heading: string, path: string) => {
    await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(visitor).toHaveURL(at(path));
    await expect(visitor.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  };
  const main = visitor.getByRole('banner');
  await main.getByRole('link', { name: 'Exhibitors', exact: true }).click();
  await isPreview('Exhibitors', `${preview}/exhibitors`);
  await visitor.getByRole('link', { name: 'Halvewater Valves' }).first().click();
  await isPreview('Halvewater Valves', `${preview}/exhibitors/halvewater-valves`);
  await visitor.goto(at(`${preview}/news`));
  await visitor.getByRole('link', { name: 'Streets that drink' }).first().click();
  await isPreview('Streets that drink', `${preview}/news/streets-that-drink`);
  await visitor.goBack();
  await isPreview('News', `${preview}/news`);
  await visitor.getByRole('button', { name: /Language/ }).click();
  await visitor.getByRole('link', { name: 'Türkçe' }).click();
  await isPreview('Haberler', `/tr${preview}/news`);
  await visitor.getByRole('navigation', { name: 'Buradasınız' }).getByRole('link').first().click();
  await expect(visitor).toHaveURL(at(`/tr${preview}`));
  await expect(visitor.locator('share-sheet').first()).toHaveAttribute('data-url', at(`/tr${preview}`));
  await visitor.goBack();
  await expectAccessible(visitor, 'a preview of the website in Turkish', [320]);
  for (const [path, rows] of [
    [`${preview}/news`, '[data-cards] > li'],
    [`${preview}/search?q=water`, 'search-results li'],
  ] as const) {
    await visitor.goto(at(path));
    const found = visitor.locator(rows);
    const first = await found.count();
    await expect(async () => {
      await found.last().scrollIntoViewIfNeeded();
      expect(await found.count()).toBeGreaterThan(first);
    }).toPass();
    const links = await found
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => !`${href}/`.startsWith(`${preview}/`))).toEqual([]);
  }
  // Links and filters stay with whom the website is shown to.
  await visitor.setViewportSize({ width: 1280, height: 900 });
  await visitor.goto(at(`${preview}/blocks`));
  const audience = visitor.getByRole('navigation', { name: 'View as' });
  const forExhibitors = visitor.getByText('Exhibitors enter from 08:30.');
  await expect(forExhibitors).toHaveCount(0);
  await audience.getByRole('link', { name: 'Exhibitor', exact: true }).click();
  await expect(forExhibitors).toBeVisible();
  const shown = `${preview}/~as/EXHIBITOR`;
  await visitor.getByRole('main').locator('a[href$="/practical-information"]').first().click();
  await expect(visitor).toHaveURL(at(`${shown}/practical-information`));
  await main.getByRole('link', { name: 'Exhibitors', exact: true }).click();
  await isPreview('Exhibitors', `${shown}/exhibitors`);
  await visitor.getByLabel('Hall').selectOption({ index: 1 });
  await visitor.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(visitor).toHaveURL((url) => url.pathname === `${shown}/exhibitors` && url.search !== '');
  await visitor.goto(at(`${shown}/search?q=water`));
  await visitor.locator('search-results li a').first().click();
  await expect(visitor).toHaveURL((url) => url.pathname.startsWith(`${shown}/`));
  await visitor.goto(at(`${shown}/blocks?page=2`));
  await audience.getByRole('link', { name: 'Visitor', exact: true }).click();
  await expect(visitor).toHaveURL(at(`${preview}/blocks?page=2`));
  await expect(forExhibitors).toHaveCount(0);

  // The page exists in English only.
  await visitor.goto(at(`/tr${pathname}`));
  await expect(visitor).toHaveURL(at(pathname));
  expect(faults).toEqual([]);

  const missing = await visitor.goto(at(`${preview}/exhibitors/no-such-company`));
  expect([missing?.status(), missing?.headers()['cache-control']]).toEqual([404, 'private, no-store']);
  await visitor.getByRole('link', { name: 'Go to the Home page' }).click();
  await expect(visitor).toHaveURL(at(preview));
  const other = preview.replace('/101/', '/102/');
  expect((await visitor.goto(at(other)))?.status()).toBe(404);
  expect((await visitor.goto(at('/clearwater/walked-before-it-is-public')))?.status()).toBe(404);

  await dialog.getByRole('button', { name: 'Revoke all links' }).click();
  await expect(dialog.getByText(/links? no longer works?\./)).toBeVisible();
  for (const path of [pathname, preview, `${preview}/news`])
    expect((await visitor.goto(at(path)))?.status()).toBe(404);
  await outside.close();
  expect(complaints).toEqual([]);
});
