import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { type LinkPlace, siteLink } from './layout/site-links.ts';

/**
 * Removes everything executable from rich text; keeps headings, lists, links, emphasis, tables and pictures.
 *
 * A link is allowed when its scheme is http, https, mailto or tel, or when it stays on the site.
 * Sanitising is idempotent: clean text is unchanged.
 */
export const sanitise = (html: string): string => cleanOf(html, () => untilClean(html, TRIES));

/**
 * Rich text as it is displayed at a place: sanitised, and with its links resolved within the site. Every image has an
 * alternative text, since without the attribute a screen reader reads out the name of the file; one whose address was
 * removed is left out. Source: site spec §2 "Links".
 */
export const displayedHtml = (html: string, place: LinkPlace): string =>
  displayedOf(`${place.language} ${place.folder}\n${html}`, () =>
    sanitizeHtml(sanitise(html), {
      ...OPTIONS,
      transformTags: {
        a: (tagName, attribs) => ({ tagName, attribs: withLinkLed(attribs, place) }),
        img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '' } }),
      },
      exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    }),
  );

const withLinkLed = (attribs: sanitizeHtml.Attributes, place: LinkPlace): sanitizeHtml.Attributes =>
  attribs.href?.startsWith('/') ? { ...attribs, href: siteLink(attribs.href, place) } : attribs;

/** Results by text, since the same texts appear on every page. */
const createCache = () => {
  const results = new Map<string, string>();
  return (key: string, make: () => string): string => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make();
    if (results.size >= CACHE_SIZE) results.clear();
    results.set(key, result);
    return result;
  };
};

const CACHE_SIZE = 2000;
const cleanOf = createCache();
const displayedOf = createCache();

/** Repeats until nothing changes: repairing broken nesting may produce text that needs sanitising again. */
const untilClean = (html: string, tries: number): string => {
  const clean = sanitiseOnce(html);
  return clean === html || tries === 0 ? clean : untilClean(clean, tries - 1);
};

const TRIES = 10;

const sanitiseOnce = (html: string): string => sanitizeHtml(html.slice(0, LONGEST_INPUT), OPTIONS);

/** Maximum length of the input in characters; longer texts are truncated. */
const LONGEST_INPUT = 256 * 1024;

const openSafely = (tagName: string, attribs: Record<string, string>) => ({
  tagName,
  attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
});

const OPTIONS: IOptions = {
  allowedTags: [
    ...[
      'p',
      'div',
      'pre',
      'br',
      'h2',
      'h3',
      'h4',
      'h5',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'hr',
    ],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'code',
      'a',
      'img',
      'figure',
      'figcaption',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // The page already has an `h1`; and block elements must stay block elements.
  transformTags: { a: openSafely, h1: 'h2', h6: 'h5', section: 'div', article: 'div', center: 'div' },
};
