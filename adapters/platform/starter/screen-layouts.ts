import { PORTAL_SITE } from '@fairdesk/core/events';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { PLACEHOLDERS } from '../../shared/layout/placeholders.ts';
import { SCREENS } from '../content/screens.ts';
import { type StarterLayout, starterLayouts } from './starter-layouts.ts';
import { NO_FAIR } from './starter-texts.ts';

/** A screen of a site in one language. */
interface ScreenAddress {
  readonly site: string;
  readonly path: string;
  readonly language: Language;
}

/** By site: their ids are derived from its name. */
const layoutsOfSites = new Map<string, Promise<readonly StarterLayout[]>>();
/** Maximum number of cached sites. */
const MOST_SITES = 100;

/** The layout of a built-in screen, as the layout service sends it; `undefined` for any other page. */
export const screenLayout = async ({ site, path, language }: ScreenAddress): Promise<unknown> => {
  const kind = site === PORTAL_SITE ? 'portal' : 'fair';
  if (!SCREENS[kind].some((screen) => screen === path)) return undefined;
  const screens = await screensOf(kind, site);
  const found = screens.find((screen) => screen.path === path && screen.language === language);
  return found && asLayout(found);
};

/** Every built-in screen in every language, as the layout service sends it. */
export const allScreens = async (): Promise<readonly (StarterLayout & { readonly kind: string })[]> => {
  const kinds = ['portal', 'fair'] as const;
  const all = await Promise.all(
    kinds.map(async (kind) =>
      (await screensOf(kind, kind)).map((screen) => ({
        ...screen,
        kind,
        layout: JSON.stringify(asLayout(screen), null, 2),
      })),
    ),
  );
  return all.flat();
};

const screensOf = (kind: keyof typeof SCREENS, site: string): Promise<readonly StarterLayout[]> => {
  const paths: readonly string[] = SCREENS[kind];
  const screens =
    layoutsOfSites.get(site) ??
    starterLayouts({ kind, site, fair: NO_FAIR }).then((all) =>
      all.filter(({ path }) => paths.includes(path)),
    );
  const [oldest] = layoutsOfSites.keys();
  if (oldest !== undefined && layoutsOfSites.size >= MOST_SITES) layoutsOfSites.delete(oldest);
  layoutsOfSites.set(site, screens);
  return screens;
};

/** The footer names the fair, which only its own pages can. */
const asLayout = ({ layout, language }: StarterLayout): unknown => {
  const route = JSON.parse(layout);
  const { [PLACEHOLDERS.footer]: _, ...placeholders } = route.placeholders;
  return {
    sitecore: {
      context: { language, languages: LANGUAGES },
      route: { ...route, itemLanguage: language, placeholders },
    },
  };
};
