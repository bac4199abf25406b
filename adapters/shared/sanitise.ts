import sanitizeHtml from 'sanitize-html';

/**
 * Removes everything executable from rich text; keeps headings, lists, links, emphasis, tables and pictures.
 *
 * A link is allowed when its scheme is http, https, mailto or tel, or when it stays on the site.
 * Sanitising is idempotent: clean text is unchanged.
 */
export const sanitise = (html: string): string => {
  const cached = cleaned.get(html);
  if (cached !== undefined) return cached;
  const clean = untilClean(html, TRIES);
  if (cleaned.size >= CACHE_SIZE) cleaned.clear();
  cleaned.set(html, clean);
  return clean;
};

/** A cache: the same texts appear on every page. */
const cleaned = new Map<string, string>();
const CACHE_SIZE = 2000;

/** Repeats until nothing changes: repairing broken nesting may produce text that needs sanitising again. */
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
    // The page already has an `h1`; and block elements must stay block elements.
    transformTags: { a: openSafely, h1: 'h2', h6: 'h5', section: 'div', article: 'div', center: 'div' },
  });

/** Maximum length of the input in characters; longer texts are truncated. */
const LONGEST_INPUT = 256 * 1024;

const openSafely = (tagName: string, attribs: Record<string, string>) => ({
  tagName,
  attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
});
