import { siteMap } from '#app/_composition/site-map.ts';

/** Tells search engines which pages there are. */
export const GET = async (): Promise<Response> =>
  new Response(await siteMap(), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });

export const dynamic = 'force-dynamic';
