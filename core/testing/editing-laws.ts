import {
  type EditedAddress,
  type EditingSource,
  type RedirectMap,
  redirectFinder,
  type SiteRoutes,
} from '../page/index.ts';
import { compactTimestampOf, LANGUAGES } from '../shared/index.ts';
import { demand, demandSame, fail, type LawRunner, succeed } from './law.ts';

/** An editing source under test, and a page an editor may open. */
export interface EditingSourceSubject {
  readonly source: EditingSource;
  readonly address: EditedAddress;
}

/** The laws of an editing source. */
export const editingSourceLaws = (make: () => Promise<EditingSourceSubject>, { test }: LawRunner): void => {
  test('opens a page in the requested language and mode', async () => {
    const { source, address } = await make();
    for (const mode of ['edit', 'preview'] as const) {
      const { page } = await succeed(source.open({ ...address, mode }), `Opening a page to ${mode}`);
      demandSame(page.state, mode, 'The page is in another state');
      demandSame(page.language, address.language, 'The page is in another language');
    }
  });

  test('does not find a page that is not there', async () => {
    const { source, address } = await make();
    const nowhere = { ...address, itemId: 'no-such-item', path: '/no/such/page' };
    const failure = await fail(source.open(nowhere), 'Opening a page that does not exist');
    demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
  });
};

/** Site routes under test, and a site that has pages. */
export interface SiteRoutesSubject {
  readonly routes: SiteRoutes;
  readonly site: string;
}

/** The laws of site routes. */
export const siteRoutesLaws = (make: () => Promise<SiteRoutesSubject>, { test }: LawRunner): void => {
  test('lists every page once, and no wildcard page', async () => {
    const { routes, site } = await make();
    for (const language of LANGUAGES) {
      const found = await succeed(routes.routes(site, language), 'Listing pages');
      const paths = found.map(({ path }) => path);
      demand(paths.length > 0, `The subject has no page in ${language}`);
      demand(new Set(paths).size === paths.length, 'A page is named twice');
      for (const path of paths) demand(path.startsWith('/') && !path.includes(',-w-,'), `${path} is no page`);
      for (const { changedAt } of found)
        demand(
          changedAt === undefined || compactTimestampOf(changedAt) !== undefined,
          `${changedAt} is no time`,
        );
    }
  });

  test('lists no pages of an unknown site', async () => {
    const { routes } = await make();
    demandSame(await succeed(routes.routes('no-such-site', 'en'), 'Listing pages'), [], 'There are pages');
  });
};

/** A redirect map under test, and a site that has redirects. */
export interface RedirectMapSubject {
  readonly map: RedirectMap;
  readonly site: string;
}

/** The laws of a redirect map. */
export const redirectMapLaws = (make: () => Promise<RedirectMapSubject>, { test }: LawRunner): void => {
  test('lists redirects with a pattern and a target', async () => {
    const { map, site } = await make();
    const redirects = await succeed(map.redirects(site), 'Listing redirects');
    demand(redirects.length > 0, 'The subject has no redirect');
    for (const { pattern, target } of redirects) demand(pattern !== '' && target !== '', 'One leads nowhere');
    redirectFinder(redirects)({ path: '/', search: '', language: 'en', folder: '' });
  });

  test('lists no redirects of an unknown site', async () => {
    const { map } = await make();
    demandSame(await succeed(map.redirects('no-such-site'), 'Listing redirects'), [], 'There are redirects');
  });
};
