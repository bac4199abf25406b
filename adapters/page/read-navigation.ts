import { DEFAULT_SEARCH_ADDRESS, hasUnseenItems, type MenuItem } from '@fairdesk/core/navigation';
import { isSwitchedOn, type LinkedLogo, type NavigationPart, type SiteNavigation } from '@fairdesk/core/page';
import { cacheLast, compactTimestampOf, instantOf } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { frozen } from '../shared/frozen.ts';
import { bare, type Fields, isRecord } from '../shared/layout/fields.ts';
import { listOf } from '../shared/layout/items.ts';
import { type LinkPlace, siteLink } from '../shared/layout/site-links.ts';
import { zonedTime } from '../shared/zoned-time.ts';
import { toImage, toLink } from './field-values.ts';
import type { Rendering } from './read-block/rendering.ts';
import { readFooter } from './read-footer.ts';
import { itemHref, readMenu, readServiceLinks } from './read-menu.ts';

const Anything = z.catch(z.record(z.string(), z.unknown()), {});
const List = z.catch(z.array(Anything), []);
const Entry = z.catch(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((entry) => ({ children: listOf(entry.children).filter(isRecord) })),
  ),
  { children: [] },
);

/** A checkbox of the content platform: a boolean or a text. */
const flag = (fallback: boolean) =>
  z.catch(
    z.union([z.boolean(), z.pipe(z.string().check(z.minLength(1)), z.transform(isSwitchedOn))]),
    fallback,
  );

/** The groups by name, or as a list whose first group is the main one. */
const Links = z.catch(z.union([z.object({ main: List, profile: List }), z.array(Entry)]), []);

const HeaderFields = z.object({
  logos: List,
  links: Links,
  subnavigation: z.catch(z.array(Entry), []),
  showSearch: flag(false),
  showCountdown: flag(false),
  countdownDate: z.catch(z.string(), ''),
  showLanguageSwitch: flag(true),
  topbarText: z.catch(z.string(), ''),
  serviceNavigationSplitterIcon: z.catch(z.string(), ''),
});
type HeaderFields = z.infer<typeof HeaderFields>;

/**
 * Header and footer from the site's two navigation renderings; a missing one is empty. Source: site spec §2,
 * §3.
 */
export const readNavigation = (
  header: Rendering | undefined,
  footer: Rendering | undefined,
  { folder, language }: LinkPlace,
): SiteNavigation => readEqual(header?.fields, footer?.fields, { folder, language });

const read = (header: Fields | undefined, footer: Fields | undefined, place: LinkPlace): SiteNavigation => {
  const top = HeaderFields.parse(bare(header ?? {}));
  const { topbarText, showCountdown, countdownDate, showLanguageSwitch } = top;
  const { main, profile } = groupsOf(top);
  const [, service, search] = top.subnavigation;
  const [searchPage] = search?.children ?? [];
  const menu = readMenu(main, place);
  return {
    logos: top.logos.map((logo) => readLogo(logo, place)),
    main: menu,
    service: readServiceLinks(service?.children ?? [], place),
    serviceSplitter: top.serviceNavigationSplitterIcon,
    profile: readMenu(profile, { ...place, folder: '' }),
    topbarText,
    showCountdown,
    countdownDate: momentOf(countdownDate),
    showLanguageSwitch,
    ...(top.showSearch && { search: itemHref(searchPage, place) || siteLink(DEFAULT_SEARCH_ADDRESS, place) }),
    footer: readFooter(bare(footer ?? {}), place),
    missing: header ? missingIn(top, menu) : [],
  };
};

/** Navigations of sites in a language: all pages of one have the same, and reading it takes more than half of reading one. */
const MAX_CACHED = 100;
const readEqual = cacheLast(
  MAX_CACHED,
  (...input: Parameters<typeof read>) => JSON.stringify(input),
  (...input) => frozen(read(...input)),
);

/**
 * As ISO, or empty: the content platform also sends `20270126T090000Z`, and the year 1 for an empty date. Without a
 * zone it is in UTC, as the content platform stores dates.
 */
export const momentOf = (text: string): string => {
  const stamp = compactTimestampOf(text);
  if (stamp !== undefined) return instantOf(stamp).toISOString();
  return text.startsWith('0001') ? '' : zonedTime(text);
};

const groupsOf = ({ links }: HeaderFields) => {
  if ('main' in links) return links;
  const [main, , profile] = links;
  return { main: main?.children ?? [], profile: profile?.children ?? [] };
};

/** Positional groups that are required but missing, and items that no menu shows. */
const missingIn = (
  { links, subnavigation, showSearch }: HeaderFields,
  menu: readonly MenuItem[],
): readonly NavigationPart[] => [
  ...(Array.isArray(links) && links.length === 0 ? (['main'] as const) : []),
  ...(subnavigation.length === 1 ? (['service'] as const) : []),
  ...(showSearch && subnavigation.length < 3 ? (['search'] as const) : []),
  ...(hasUnseenItems(menu) ? (['level'] as const) : []),
];

/** A logo without a link leads to the home page of the site. */
const readLogo = (logo: Record<string, unknown>, place: LinkPlace): LinkedLogo | undefined => {
  const { image, link } = bare(isRecord(logo.fields) ? logo.fields : logo);
  const picture = toImage(image);
  const home = { href: siteLink('/', place), text: picture?.alt ?? '', target: '' };
  return picture && { ...picture, link: toLink(link, place) ?? home };
};
