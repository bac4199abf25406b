import { compressedText } from '#app/_http/cacheable-text.ts';
import { problem } from '#app/_http/respond.ts';
import { siteMapIndex, siteMapPart } from '#app/_site/site-map.ts';

/** How long clients may cache it, in seconds. */
const LIFE_SECONDS = 600;

/** The site map for search engines: the index, or one part with `?site=…&of=…&part=…`. */
export const GET = async (request: Request): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  const site = searchParams.get('site');
  const part = { site: site ?? '', of: searchParams.get('of') ?? '', part: Number(searchParams.get('part')) };
  const xml = await (site === null ? siteMapIndex() : siteMapPart(part));
  return xml.match((text) => compressedText(request, text, 'application/xml', LIFE_SECONDS), problem);
};

export const dynamic = 'force-dynamic';
