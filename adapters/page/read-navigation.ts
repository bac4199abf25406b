import { linkWithin, safeHref } from '@fairdesk/core/navigation';
import type { LinkValue, SiteNavigation } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import { type Place, toImage, toLink } from './field-values.ts';
import type { Rendering } from './read-block/rendering.ts';

const Anything = z.catch(z.record(z.string(), z.unknown()), {});
const List = z.catch(z.array(Anything), []);

const HeaderFields = z.object({
  logos: List,
  links: z.catch(z.object({ main: List, profile: List }), { main: [], profile: [] }),
  showCountdown: z.catch(z.boolean(), false),
  showLanguageSwitch: z.catch(z.boolean(), true),
  topbarText: z.catch(z.string(), ''),
});

const FooterFields = z.object({
  links: List,
  copyright: z.catch(z.string(), ''),
});

/** Header and footer as the site's two navigation renderings describe them; absent ones are empty. */
export const readNavigation = (
  header: Rendering | undefined,
  footer: Rendering | undefined,
  place: Place,
): SiteNavigation => {
  const top = HeaderFields.parse(header?.fields ?? {});
  const bottom = FooterFields.parse(footer?.fields ?? {});
  return {
    logos: top.logos.flatMap((logo) => {
      const image = toImage(logo.image);
      const link = toLink(logo.link, place);
      return image
        ? [
            {
              ...image,
              link: link ?? {
                href: place.folder ? linkWithin('/', place.folder, place.language) : '/',
                text: image.alt,
                target: '',
              },
            },
          ]
        : [];
    }),
    main: top.links.main.flatMap((item) => toItem(item, place)),
    profile: top.links.profile.flatMap((item) => toItem(item, place)),
    footer: bottom.links.flatMap((item) => toFooterLink(item, place)),
    topbarText: top.topbarText,
    showCountdown: top.showCountdown,
    showLanguageSwitch: top.showLanguageSwitch,
    copyright: bottom.copyright,
  };
};

const toItem = ({ navigationTitle, link }: Record<string, unknown>, place: Place): LinkValue[] => {
  const read = toLink(link, place);
  const text = typeof navigationTitle === 'string' ? navigationTitle : '';
  return read ? [{ ...read, text: text || read.text }] : [];
};

/** A link whose url contains the word javascript gets an empty address. Source: site spec §2 "Footer". */
const toFooterLink = ({ url, title }: Record<string, unknown>, { folder, language }: Place): LinkValue[] => {
  if (typeof url !== 'string' || typeof title !== 'string') return [];
  const href = url.toLowerCase().includes('javascript') ? '' : safeHref(linkWithin(url, folder, language));
  return [{ href, text: title, target: '' }];
};
