import type { PageKey } from '../../database/content-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { renewedStarter } from '../../starter/renewed-starter.ts';
import { starterLayouts } from '../../starter/starter-layouts.ts';
import type { StarterFair } from '../../starter/starter-texts.ts';
import { storedPage } from './page-rows.ts';
import { outdateOpened, rewritePage } from './rewrite-page.ts';

/** After a change of the fair, updates the starter pages that are unedited but for their header and footer. */
export const renewStarterPages = async (
  query: Query,
  event: string,
  before: StarterFair,
  after: StarterFair,
  now: Date,
): Promise<void> => {
  const sites = await query.selectFrom('sites').select('name').where('eventId', '=', event).execute();
  for (const { name: site } of sites) {
    const [old, fresh] = await Promise.all(
      [before, after].map((fair) => starterLayouts({ kind: 'fair', site, fair })),
    );
    for (const [place, { path, language, layout }] of (fresh ?? []).entries()) {
      const change = { before: old?.[place]?.layout ?? layout, after: layout };
      if (change.before !== layout) await renewOne(query, { site, path, language }, change, now);
    }
  }
};

const renewOne = async (
  query: Query,
  key: PageKey,
  { before, after }: { readonly before: string; readonly after: string },
  now: Date,
): Promise<void> => {
  const stored = await storedPage(query, key);
  if (stored.page === undefined) return;
  const layout = renewedStarter(stored.page.layout, before, after);
  if (layout === undefined) return;
  await rewritePage(query, stored.page, layout, now);
  await outdateOpened(query, stored, now);
};
