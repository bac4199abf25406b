import { z } from 'zod';
import type { Site } from './list-sites.ts';

const Redirect = z.object({
  /** A regular expression on the path, as the clients read it: `^/old/(.*)$`. */
  pattern: z.string().min(1),
  target: z.string().min(1),
  redirectType: z.enum(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']).default('REDIRECT_301'),
  isQueryStringPreserved: z.boolean().default(false),
  isLanguagePreserved: z.boolean().default(false),
  locale: z.string().default(''),
});

/** A rule of a site's redirect map. */
export type SiteRedirectRule = z.infer<typeof Redirect>;

/** Reads a stored rule; `undefined` when it is invalid. */
export const siteRedirectRule = (stored: unknown): SiteRedirectRule | undefined =>
  Redirect.safeParse(stored).data;

const path = z.string().startsWith('/').optional().catch(undefined);

/** The settings of a site for its front end; invalid values are ignored. */
const SiteSettings = z.object({
  hostname: z.string().default('*').catch('*'),
  redirects: z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((all) => all.flatMap((one) => siteRedirectRule(one) ?? [])),
  notFoundPage: path,
  serverErrorPage: path,
  robots: z.string().optional().catch(undefined),
  llmsTxt: z.string().optional().catch(undefined),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export const settingsOf = ({ settings }: Site): SiteSettings => SiteSettings.parse(settings);

/** The default robots.txt of a site: allows everything except technical paths. */
export const usualRobots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sitecore/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
