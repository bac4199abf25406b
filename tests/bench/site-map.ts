import { LANGUAGES } from '@fairdesk/core/shared';
import { startServer } from '../support/servers/start-server.ts';
import { importInto } from '../support/worlds/import-into.ts';
import { atLength } from './short.ts';

/** Exhibitors of the fair: in four languages they make 100 000 addresses. */
const EXHIBITORS = atLength(25_000, 500);

/**
 * The time search engines wait for the site map of a large fair, for the first request after a start.
 *
 * Throws when the map omits an address.
 */
export const siteMapFigures = async (): Promise<readonly Record<string, string>[]> => {
  const first = await startServer();
  await first.stop();
  const start = performance.now();
  importInto(first.dataFolder, { 'participations.csv': participations() });
  const importMs = performance.now() - start;
  const desk = await startServer({ dataFolder: first.dataFolder });
  try {
    const index = await timed(`${desk.url}/sitemap.xml`);
    const parts = [];
    for (const [, address = ''] of index.xml.matchAll(/<loc>([^<]+)<\/loc>/g))
      parts.push({ address, ...(await timed(address.replaceAll('&#38;', '&'))) });
    const addresses = parts.flatMap(({ xml }) =>
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at),
    );
    const made = new Set(addresses.filter((address) => address?.includes('/exhibitors/made-for-the-bench-')));
    if (made.size !== EXHIBITORS * LANGUAGES.length)
      throw new Error(`The map names ${made.size} of ${EXHIBITORS * LANGUAGES.length} addresses`);
    const times = parts.map(({ ms }) => ms);
    return [
      {
        addresses: String(addresses.length),
        parts: String(parts.length),
        'most in a part': String(Math.max(...parts.map(({ xml }) => xml.split('<loc>').length - 1))),
        'index, ms': index.ms.toFixed(0),
        'slowest part, ms': Math.max(...times).toFixed(0),
        'all parts, s': (times.reduce((sum, ms) => sum + ms, 0) / 1000).toFixed(1),
        'import, s': (importMs / 1000).toFixed(1),
      },
    ];
  } finally {
    await desk.remove();
  }
};

const participations = (): string =>
  [
    'event;uid;organizationName;isPublic',
    ...Array.from({ length: EXHIBITORS }, (_, n) => `clearwater;bench-${n};Made for the bench ${n};yes`),
  ].join('\n');

const timed = async (address: string): Promise<{ readonly ms: number; readonly xml: string }> => {
  const start = performance.now();
  const response = await fetch(address);
  const xml = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return { ms: performance.now() - start, xml };
};

if (import.meta.main) console.table(await siteMapFigures());
