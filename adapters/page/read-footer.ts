import {
  COPYRIGHT_DEFAULTS,
  footerHref,
  safeHref,
  showsNewsletter,
  socialIcon,
} from '@fairdesk/core/navigation';
import type { LinkValue, SiteFooter, SocialLink } from '@fairdesk/core/page';
import { isBlank } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { Fields } from '../shared/layout/fields.ts';
import { type LinkPlace, siteLink } from '../shared/layout/site-links.ts';
import { validItems } from '../shared/valid-items.ts';
import { isParseable, toImage, toLink, toTarget } from './field-values.ts';

const text = z.catch(z.string(), '');
const Link = z.object({ url: text, title: text, target: text });
const Social = z.object({ url: text, title: text, icon: text });

const FooterFields = z.object({
  logo: z.catch(z.object({ href: text, image: z.unknown() }), { href: '', image: undefined }),
  links: validItems(Link),
  socials: validItems(Social),
  newsletter: z.catch(Link, { url: '', title: '', target: '' }),
  brand: text,
  year: text,
  city: text,
});

/** The Footer's data. Source: site spec §2 "Footer", §3. */
export const readFooter = (fields: Fields, place: LinkPlace): SiteFooter => {
  const { logo, links, socials, newsletter, brand, year, city } = FooterFields.parse(fields);
  const picture = toImage(logo.image);
  const home = toLink({ href: logo.href || '/' }, place);
  const letter = showsNewsletter(newsletter) ? toFooterLink(newsletter, place) : undefined;
  return {
    ...(picture && home && { logo: { ...picture, link: home } }),
    links: links.flatMap((link) => (isBlank(link.title) ? [] : [toFooterLink(link, place)])),
    socials: socials.flatMap(toSocialLink),
    // A button without a target is left out.
    ...(letter?.href && { newsletter: letter }),
    copyright: { brand, year: year || COPYRIGHT_DEFAULTS.year, city: city || COPYRIGHT_DEFAULTS.city },
  };
};

const toFooterLink = ({ url, title, target }: z.infer<typeof Link>, place: LinkPlace): LinkValue => {
  const href = safeHref(siteLink(footerHref(url), place));
  return { href: isParseable(href) ? href : '', text: title, target: toTarget(target) };
};

/** Named by its title, or else by its host. */
const toSocialLink = ({ url, title, icon }: z.infer<typeof Social>): SocialLink[] => {
  const href = safeHref(url);
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return [];
  return [{ href, icon: socialIcon(icon), name: title || new URL(href).hostname.replace(/^www\./, '') }];
};
