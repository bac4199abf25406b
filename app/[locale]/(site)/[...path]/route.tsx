import { newsOfFeed } from '@fairdesk/core/articles';
import { addressOf } from '#app/_http/address-of.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { clientAddress } from '#app/_process/client-address.ts';
import { newsFeed } from '#app/_site/news-feed.ts';
import { publicResponse } from '#app/_site/public-response.tsx';

interface Context {
  params: Promise<{ locale: string; path: string[] }>;
}

/** A public page or feed, the same for every visitor; without a feed at its address, the page of what is missing. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { locale, path } = await params;
  const address = addressOf(path);
  const language = languageOf(locale);
  const feed = newsOfFeed(address) === undefined ? undefined : await newsFeed(request, language, address);
  if (feed) return feed;
  return publicResponse({
    language,
    address,
    query: new URL(request.url).searchParams,
    visitorAddress: clientAddress(request),
    nonce: request.headers.get('x-nonce') ?? '',
  });
};

/** Rendered on every request: our own server caches it, and knows when to refresh it. */
export const dynamic = 'force-dynamic';
