import { problem } from '#app/_http/respond.ts';
import { siteMapIndex, siteMapPart } from '#app/_site/site-map.ts';

/** The site map for search engines: the index, or one part with `?site=…&of=…&part=…`. */
export const GET = async (request: Request): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  const site = searchParams.get('site');
  const part = { site: site ?? '', of: searchParams.get('of') ?? '', part: Number(searchParams.get('part')) };
  const xml = await (site === null ? siteMapIndex() : siteMapPart(part));
  return xml.match(
    (text) =>
      new Response(text, {
        headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
      }),
    problem,
  );
};

export const dynamic = 'force-dynamic';
