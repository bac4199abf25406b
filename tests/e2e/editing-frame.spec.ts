import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, localPath } from '@fairdesk/core/shared';
import { test as base, chromium, expect, type FrameLocator, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { openHttpsFront } from '#tests/support/servers/https-front.ts';
import { startServer } from '#tests/support/servers/start-server.ts';

const SECRET = 'the editor knows this secret';
const EDITOR_HOST = 'editor.pages.example';
const PAGE = '/clearwater/practical-information';
const MARKS = '#jss-hrz-editing';

/** The product behind TLS and an editor at another https origin, in one browser. */
interface Studio {
  /** Origins: `https://localhost:4443`. */
  readonly desk: string;
  readonly editor: string;
  readonly page: Page;
  readonly itemId: string;
  /** The product's rendering of a page that the older editor posts from its server. */
  readonly renderPosted: (body: string) => Promise<string>;
  /** Makes the editor's origin serve a page. */
  readonly serveFromEditor: (path: string, html: string) => void;
}

const test = base.extend<object, { studio: Studio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const port = await freePort();
      const [desk, editor] = [`https://localhost:${port}`, `https://${EDITOR_HOST}:${port}`];
      const server = await startServer({
        env: { APP_URL: desk, JSS_EDITING_SECRET: SECRET, JSS_ALLOWED_ORIGINS: editor },
      });
      const own = new Map<string, string>();
      const front = await openHttpsFront({
        port,
        host: 'localhost',
        otherHosts: [EDITOR_HOST],
        product: server.url,
        page: (url) => own.get(url) ?? '',
      });
      const { args, ...launch } = chromiumLaunch();
      const browser = await chromium.launch({
        ...launch,
        args: [...args, `--host-resolver-rules=MAP ${EDITOR_HOST} 127.0.0.1`],
      });
      await use({
        desk,
        editor,
        page: await browser.newPage({ ignoreHTTPSErrors: true }),
        itemId: await itemIdOf(server),
        renderPosted: (body) => postedTo(server.url, body),
        serveFromEditor: (path, html) => own.set(path, html),
      });
      await browser.close();
      await front.close();
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const itemIdOf = async ({ url, dataFolder }: { url: string; dataFolder: string }): Promise<string> => {
  const { layoutKey } = JSON.parse(readFileSync(`${dataFolder}/secrets.json`, 'utf8'));
  const answer = await fetch(
    `${url}/sitecore/api/layout/render/jss?item=/practical-information&sc_site=clearwater&sc_lang=en`,
    { headers: { sc_apikey: layoutKey } },
  );
  return (await answer.json()).sitecore.route.itemId;
};

const postedTo = async (url: string, body: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/editing/render`, { method: 'POST', body, headers });
  return (await answer.json()).html;
};

/** Opens an address in a frame of the editor's page. */
const framed = async ({ page, editor, serveFromEditor }: Studio, src: string): Promise<FrameLocator> => {
  serveFromEditor('/', `<!doctype html><title>Editor</title><iframe src="${src.replaceAll('&', '&amp;')}">`);
  await page.goto(`${editor}/`);
  return page.frameLocator('iframe');
};

const renderAddress = ({ desk, itemId }: Studio, language: Language, more: Record<string, string> = {}) =>
  `${desk}/api/editing/render?${new URLSearchParams({
    ...{ secret: SECRET, sc_site: 'clearwater', sc_itemid: itemId, sc_lang: language },
    ...{ route: localPath({ language, path: PAGE }), mode: 'edit' },
    ...more,
  })}`;

/** Expects the page for visitors in the browser that has just edited it. */
const expectOrdinaryPage = async ({ page, desk }: Studio, language: Language): Promise<void> => {
  const address = `${desk}${localPath({ language, path: PAGE })}`;
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  expect(page.url()).toBe(address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toHaveText(HEADINGS[language]);
  await expect(page.locator(MARKS)).toHaveCount(0);
};

const HEADINGS: Readonly<Record<Language, string>> = {
  en: 'Practical information',
  nl: 'Praktische informatie',
  es: 'Información práctica',
  tr: 'Pratik bilgiler',
};

for (const language of LANGUAGES) {
  test(`an editor's frame is redirected to the page in ${language}, which stays unchanged for visitors`, async ({
    studio,
  }) => {
    const frame = await framed(studio, renderAddress(studio, language));
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    await expect(frame.locator('h1')).toHaveText(HEADINGS[language]);
    await expect(frame.locator(MARKS)).toBeAttached();
    await expectOrdinaryPage(studio, language);
  });

  test(`an editor's frame receives the page in ${language} at the address it opened`, async ({ studio }) => {
    const frame = await framed(studio, renderAddress(studio, language, { sc_previewTime: 'now' }));
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    await expect(frame.locator('h1')).toHaveText(HEADINGS[language]);
    await expect(frame.locator(MARKS)).toBeAttached();
    await expectOrdinaryPage(studio, language);
  });

  test(`a page in ${language} posted by the older editor is rendered in its frame`, async ({ studio }) => {
    const html = await studio.renderPosted(postedPage(language));
    studio.serveFromEditor('/posted', html);
    const frame = await framed(studio, '/posted');
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    await expect(frame.getByText(`Words in ${language}`)).toBeVisible();
    await expectOrdinaryPage(studio, language);
  });
}

const postedPage = (language: Language): string => {
  const layout = {
    sitecore: {
      context: {
        ...{ pageEditing: true, pageState: 'edit', editMode: 'chromes' },
        ...{ site: { name: 'clearwater' }, itemPath: '/practical-information' },
      },
      route: {
        itemId: 'x',
        fields: { MetaTitle: { value: 'Posted' } },
        placeholders: {
          'headless-main': [
            {
              ...{ uid: 'u', componentName: 'RichText' },
              fields: { Text: { value: `<p>Words in ${language}</p>` } },
            },
          ],
        },
      },
    },
  };
  return JSON.stringify({
    args: ['/', JSON.stringify(layout), JSON.stringify({ language, dictionary: {} })],
    jssEditingSecret: SECRET,
  });
};
