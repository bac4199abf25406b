import sanitizeHtml from 'sanitize-html';

/**
 * Rich text that can run nothing: headings, lists, links, emphasis, tables, pictures.
 *
 * A link is kept when its scheme is http, https, mailto or tel, or it stays on the site.
 * Sanitising is idempotent: what went in clean comes out the same.
 */
export const sanitise = (html: string): string => {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = untilClean(html, TRIES);
  if (cleaned.size >= MOST_KEPT) cleaned.clear();
  cleaned.set(html, clean);
  return clean;
};

/** The same texts are read with every page: each is cleaned once. */
const cleaned = new Map<string, string>();
const MOST_KEPT = 2000;

/** Broken nesting is mended by the reader, and what is mended may want mending again: until nothing changes. */
const untilClean = (html: string, tries: number): string => {
  const clean = sanitiseOnce(html);
  return clean === html || tries === 0 ? clean : untilClean(clean, tries - 1);
};

const TRIES = 10;

const sanitiseOnce = (html: string): string =>
  sanitizeHtml(html.slice(0, LONGEST_INPUT), {
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
    // A page has its one heading; and what began a new line begins one still.
    transformTags: { a: openSafely, h1: 'h2', h6: 'h5', section: 'div', article: 'div', center: 'div' },
  });

/** Longer texts are cut before they are read, in characters. */
const LONGEST_INPUT = 256 * 1024;

const openSafely = (tagName: string, attribs: Record<string, string>) => ({
  tagName,
  attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
});
