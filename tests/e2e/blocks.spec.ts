import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, test } from './desk.ts';

/** The page of the demo fair with every block. */
const PATH = '/clearwater/blocks';

/** Records all requests to other hosts, and fulfils them with a blank page. */
const outsideOf = async (page: Page): Promise<readonly string[]> => {
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    requests.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  return requests;
};

for (const language of LANGUAGES)
  test(`every block is rendered in ${language} for everyone, without requests to other hosts`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const outside = await outsideOf(page);
    await page.goto(localPath({ language, path: PATH }), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page, `blocks in ${language}`);
    expect(complaints).toEqual([]);
    expect(outside).toEqual([]);
  });

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    test(`takes a screenshot of the page: ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PATH, { waitUntil: 'networkidle' });
      for (const picture of await page.locator('main img:visible').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      }
      await page.screenshot({ path: `reports/blocks-${width}-${colorScheme}.png`, fullPage: true });
    });

for (const width of [320, 640, 1280])
  test(`long words never make a page wider than its ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PATH);
    await page.evaluate(() => {
      const words = document.querySelectorAll(
        'main :is(h1, h2, h3, p, figcaption, summary > span:first-child, a, print-button > button)',
      );
      for (const element of words) element.append(` ${'x'.repeat(120)}`);
      // Lines that do not wrap scroll within the text of their block.
      const line = Object.assign(document.createElement('pre'), { textContent: 'x'.repeat(400) });
      document.querySelector('#contact > div > p')?.after(line);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('every standalone link is 44 px high', async ({ page }) => {
    await page.goto(PATH);
    const low = await page
      .locator('main li > a, main summary, main button:visible')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 43.5 && target.checkVisibility())
          .map(({ textContent }) => textContent),
      );
    expect(low).toEqual([]);
  });
});

test('questions open one at a time', async ({ page }) => {
  await page.goto(PATH);
  const answer = page.getByText('Keep the code on your phone', { exact: false });
  await page.getByText('Is my ticket valid').click();
  await expect(answer).toBeVisible();
  await page.getByText('Where can I leave a coat?').click();
  await expect(page.getByText('Left of the entrance', { exact: false })).toBeVisible();
  await expect(answer).toBeHidden();
});

test('a video and a map load after a click', async ({ page }) => {
  const complaints = complaintsOf(page);
  const outside = await outsideOf(page);
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Play video: Film on the quay' }).click();
  const film = page.locator('iframe[title="Film on the quay"]');
  await expect(film).toBeFocused();
  await expect(film).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/.*autoplay=1$/);
  await page.getByRole('link', { name: /Show map/ }).click();
  await expect(page.locator('iframe[title^="Map of Merwe Halls"]')).toBeVisible();
  await expect.poll(() => outside.toSorted()).toEqual(['www.google.com', 'www.youtube-nocookie.com']);
  expect(complaints).toEqual([]);
});

test('an ordinary video address in a frame plays behind its poster, from the same second', async ({
  page,
}) => {
  const outside = await outsideOf(page);
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const play = page.getByRole('link', { name: 'Play video: A walk around the halls' });
  await play.scrollIntoViewIfNeeded();
  await expect(play.locator('img')).toHaveAttribute('src', /^\/-\/media\//);
  expect(outside).toEqual([]);
  await play.click();
  await expect(page.locator('iframe[title="A walk around the halls"]')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=12&autoplay=1',
  );
  await expect.poll(() => outside).toEqual(['www.youtube-nocookie.com']);
});

test('posters come from our server, for real video ids only', async ({ request }) => {
  const answer = await request.get('/api/video-posters/YOUTUBE/aqz-KE-bpKQ');
  expect(answer.status()).toBe(200);
  // A transparent picture where the video host cannot be reached.
  expect(answer.headers()['content-type']).toMatch(/^image\/(webp|svg\+xml)$/);
  expect(answer.headers()['cache-control']).toMatch(/^public, max-age=/);
  for (const wrong of ['YOUTUBE/short', 'YOUTUBE/..%2f..%2fx', 'DAILYMOTION/aqz-KE-bpKQ', 'VIMEO/12a'])
    expect([wrong, (await request.get(`/api/video-posters/${wrong}`)).status()]).toEqual([wrong, 404]);
});

test('a video of the fair plays, with range requests', async ({ page, request }) => {
  await page.goto(PATH);
  const film = page.locator('video[aria-label="Six seconds from the running basin"]');
  const source = (await film.getAttribute('src')) ?? '';
  expect(source).toMatch(/^\/-\/media\/.*\.mp4$/);
  const part = await request.get(source, { headers: { range: 'bytes=4-7' } });
  expect([part.status(), await part.text()]).toEqual([206, 'ftyp']);
  expect(part.headers()['content-type']).toBe('video/mp4');
  expect(part.headers()['content-range']).toMatch(/^bytes 4-7\/\d+$/);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => film.evaluate(({ currentTime, error }: HTMLVideoElement) => (error ? -1 : currentTime)))
    .toBeGreaterThan(0.2);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 4;
  });
  await expect
    .poll(() =>
      film.evaluate(({ currentTime, readyState }: HTMLVideoElement) => readyState > 1 && currentTime >= 4),
    )
    .toBe(true);
});

test('a picture enlarges and shrinks on a click', async ({ page }) => {
  await page.goto(PATH);
  const large = page.getByRole('button', { name: 'Close the large image' });
  await page.getByRole('button', { name: /^Enlarge image: Plan of halls/ }).click();
  await expect(large).toBeVisible();
  await large.click();
  await expect(large).toBeHidden();
});

test('a picture is never larger than it is, nor wider than its place', async ({ page }) => {
  await page.goto(PATH);
  const picture = page.getByRole('button', { name: /^Enlarge image: Plan of halls/ }).getByRole('img');
  const place = page.locator('main figure').filter({ has: picture });
  const widthOf = async (width: number) => {
    await picture.evaluate((image, size) => {
      image.removeAttribute('srcset');
      image.setAttribute('width', String(size));
      image.setAttribute('height', String(size / 2));
    }, width);
    return (await picture.boundingBox())?.width;
  };
  expect(await widthOf(40)).toBe(40);
  expect(await widthOf(4000)).toBe((await place.boundingBox())?.width);
});

test('the print button prints the part it names', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = [...document.querySelectorAll('body > div')].at(-1)?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Print dates' });
  expect((await button.boundingBox())?.height, 'its words stand in one line').toBeLessThan(50);
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^Key dates.*Doors open$/);
  const said = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.evaluate(() => document.getElementById('dates')?.removeAttribute('id'));
  await page.getByRole('button', { name: 'Print dates' }).click();
  expect((await said).text()).toBe('Element with id dates not found.');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, opened and followed', async ({ page }) => {
    await page.goto(PATH);
    await page.getByText('Is there a quiet room?').click();
    await expect(page.getByText('Above hall 9', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play video: Film on the quay' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch/,
    );
    await expect(page.getByRole('button', { name: 'Print dates' })).toBeHidden();
    await page.getByRole('button', { name: /^Enlarge image: Plan of halls/ }).click();
    await expect(page.getByRole('button', { name: 'Close the large image' })).toBeVisible();
  });
});

test('content for exhibitors is never sent to visitors', async ({ request }) => {
  const html = await (await request.get(PATH, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('Tickets cost less');
  expect(html).not.toContain('Exhibitors enter from');
});

test('a link of a text that leads nowhere looks like its text', async ({ page }) => {
  await page.goto('/clearwater/blocks');
  const colours = await page
    .locator('main [class*="text"] > p')
    .first()
    .evaluate((text) => {
      text.insertAdjacentHTML('beforeend', '<a>nowhere</a><a href="/clearwater">home</a>');
      return [text, ...[...text.querySelectorAll('a')].slice(-2)].map((each) => getComputedStyle(each).color);
    });
  expect(colours[1]).toBe(colours[0]);
  expect(colours[2]).not.toBe(colours[0]);
});
