import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as getPage } from '#app/[locale]/(site)/[...path]/route.tsx';
import { GET as getNews } from '#app/api/news/route.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { openProcess, serve } from '#tests/support/servers/open-process.ts';

describe('the pages of a site', () => {
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ close } = await openProcess());
  }, 300_000);
  afterAll(() => close());

  const open = async (locale: string, path: string): Promise<string> => {
    const url = new URL(`/${locale}${path}`, 'http://localhost:3000');
    const context = { params: Promise.resolve({ locale, path: url.pathname.split('/').slice(2) }) };
    return (await serve(new CookieJar(), () => getPage(new Request(url), context))).text();
  };

  it('mark the description of a result with its language, where it is another one', async () => {
    const descriptionOf = (html: string) => /<h2 dir="auto">.*?<\/h2>(<p [^>]*>)/s.exec(html)?.[1];
    const result = async (locale: string) =>
      descriptionOf(await open(locale, '/clearwater/search?q=tidegate'));
    expect(await result('en')).toBe('<p dir="auto">');
    expect(await result('tr')).toBe('<p dir="auto" lang="en">');
  });

  it('link to the same search, list and filters in the other languages, without script too', async () => {
    const linksOf = (html: string) =>
      [...html.matchAll(/<a href="([^"]+)" hrefLang="(\w+)"/g)].map(([, href = '', language]) => [
        language,
        href.replaceAll('&amp;', '&'),
      ]);
    const expectLinks = async (path: string, kept = path) =>
      expect(linksOf(await open('nl', path))).toEqual([
        ['en', kept],
        ['es', `/es${kept}`],
        ['tr', `/tr${kept}`],
      ]);
    await expectLinks('/clearwater/search?q=p%C3%B6mp+%26+%22co%22&page=2');
    await expectLinks('/clearwater/exhibitors?letter=N&hall=2');
    await expectLinks('/clearwater/news?page=2&tags=water', '/clearwater/news?page=2');
    await expectLinks('/clearwater/news');
  });

  it('list every page of news, however far', async () => {
    const at = (page: number | string) =>
      new Request(`http://localhost:3000/api/news?at=/clearwater/news&page=${page}`);
    const status = async (page: number | string) =>
      (await serve(new CookieJar(), () => getNews(at(page)))).status;
    expect(await status(1001)).toBe(200);
    expect(await status(1e8)).toBe(200);
    expect(await status(1e8 + 1)).toBe(400);
  });
});
