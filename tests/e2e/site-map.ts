import { type APIRequestContext, expect } from '@playwright/test';

/** All parts of the site map in turn, as a search engine reads them from its index. */
export const siteMapOf = async (request: APIRequestContext, origin = ''): Promise<string> => {
  const index = await (await request.get(`${origin}/sitemap.xml`)).text();
  expect(index).toContain('<sitemapindex');
  const parts = [...index.matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)].map(([, address = '']) =>
    address.replaceAll('&#38;', '&'),
  );
  const files = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  return files.join('');
};
