import { DEFAULT_SEARCH_ADDRESS, linkWithin } from '@fairdesk/core/navigation';
import type { LinkedLogo, NavigationPart, SiteNavigation } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import { type LinkPlace, toImage, toLink } from './field-values.ts';
import type { Rendering } from './read-block/rendering.ts';
import { readFooter } from './read-footer.ts';
import { readMenu, readServiceLinks } from './read-menu.ts';

const Anything = z.catch(z.record(z.string(), z.unknown()), {});
const List = z.catch(z.array(Anything), []);
const Entry = z.catch(z.object({ children: List }), { children: [] });

/** The groups by name, or one after the other: then the first is the main one. */
const Links = z.catch(z.union([z.object({ main: List, profile: List }), z.array(Entry)]), []);

const HeaderFields = z.object({
  logos: List,
  links: Links,
  subnavigation: z.catch(z.array(Entry), []),
  showSearch: z.catch(z.boolean(), false),
  showCountdown: z.catch(z.boolean(), false),
  countdownDate: z.catch(z.string(), ''),
  showLanguageSwitch: z.catch(z.boolean(), true),
  topbarText: z.catch(z.string(), ''),
});
type HeaderFields = z.infer<typeof HeaderFields>;

/** Header and footer as the site's two navigation renderings describe them; absent ones are empty. Source: site spec §2, §3. */
export const readNavigation = (
  header: Rendering | undefined,
  footer: Rendering | undefined,
  place: LinkPlace,
): SiteNavigation => {
  const top = HeaderFields.parse(header?.fields ?? {});
  const { topbarText, showCountdown, countdownDate, showLanguageSwitch } = top;
  const { main, profile } = groupsOf(top);
  const [, service, search] = top.subnavigation;
  const [searchPage] = readMenu(search?.children ?? [], place);
  return {
    logos: top.logos.flatMap((logo) => readLogo(logo, place)),
    main: readMenu(main, place),
    service: readServiceLinks(service?.children ?? [], place),
    profile: readMenu(profile, { ...place, folder: '' }),
    topbarText,
    showCountdown,
    countdownDate,
    showLanguageSwitch,
    ...(top.showSearch && { search: searchPage?.href ?? led(DEFAULT_SEARCH_ADDRESS, place) }),
    footer: readFooter(footer?.fields ?? {}, place),
    missing: header ? missingIn(top) : [],
  };
};

const groupsOf = ({ links }: HeaderFields) => {
  if ('main' in links) return links;
  const [main, , profile] = links;
  return { main: main?.children ?? [], profile: profile?.children ?? [] };
};

/** What is found by its position, and is asked for, but is not there. */
const missingIn = ({ links, subnavigation, showSearch }: HeaderFields): readonly NavigationPart[] => [
  ...(Array.isArray(links) && links.length === 0 ? (['main'] as const) : []),
  ...(subnavigation.length === 1 ? (['service'] as const) : []),
  ...(showSearch && subnavigation.length < 3 ? (['search'] as const) : []),
];

const led = (href: string, { folder, language }: LinkPlace): string => linkWithin(href, folder, language);

/** A logo without a link leads to the site's root. */
const readLogo = ({ image, link }: Record<string, unknown>, place: LinkPlace): LinkedLogo[] => {
  const picture = toImage(image);
  const home = { href: led('/', place), text: picture?.alt ?? '', target: '' };
  return picture ? [{ ...picture, link: toLink(link, place) ?? home }] : [];
};
