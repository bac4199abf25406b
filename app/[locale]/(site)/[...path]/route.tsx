import { newsOfFeed } from '@fairdesk/core/articles';
import { addressOf } from '#app/_http/address-of.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { clientAddress } from '#app/_process/client-address.ts';
import { newsFeed } from '#app/_site/news-feed.ts';
import { publicResponse } from '#app/_site/public-response.tsx';

interface Context {
  params: Promise<{ locale: string; path: string[] }>;
}

/** A public page, the same for every visitor. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { locale, path } = await params;
  const address = addressOf(path);
  if (newsOfFeed(address) !== undefined) return newsFeed(request, languageOf(locale), address);
  return publicResponse({
    language: languageOf(locale),
    address,
    query: new URL(request.url).searchParams,
    visitorAddress: clientAddress(request),
    nonce: request.headers.get('x-nonce') ?? '',
  });
};

/** Rendered on every request: our own server caches it, and knows when to refresh it. */
export const dynamic = 'force-dynamic';
