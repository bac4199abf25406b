import { plainText } from '@fairdesk/core/shared';
import sanitizeHtml from 'sanitize-html';
import * as z from 'zod/mini';

/** Maximum length of an item's text, in characters: it is an announcement. The number is ours. */
const TEXT_MAX = 4000;

/** The text of an element on one line, as a browser shows its HTML. */
export const textOf = (element: unknown): string => visibleText(sourceOf(element).slice(0, TEXT_MAX));

/**
 * The value of an element that is not HTML, such as a date or an address, in which `&copy=1` is no sign. Many feeds
 * escape it twice.
 */
export const valueIn = (element: unknown): string => decodeXml(sourceOf(element).slice(0, TEXT_MAX)).trim();

/** The contents of an element: text with entities, or CDATA as it is. */
const sourceOf = (element: unknown): string => {
  if (typeof element === 'string') return decodeXml(element);
  if (Array.isArray(element)) return sourceOf(element[0]);
  const { '#text': text, cdata } = Parts.parse(element);
  return [decodeXml(text), ...[cdata].flat()].join(' ');
};

const Parts = z.catch(
  z.object({
    '#text': z.catch(z.string(), ''),
    cdata: z.catch(z.union([z.string(), z.array(z.string())]), ''),
  }),
  { '#text': '', cdata: '' },
);

const visibleText = (html: string): string =>
  plainText(
    sanitizeHtml(html, { allowedTags: BLOCKS, allowedAttributes: {}, nonTextTags: INVISIBLE }).replaceAll(
      /\p{Cc}/gu,
      ' ',
    ),
  );

/** The elements that separate words; any other stands within a line. */
const BLOCKS = [
  ...['p', 'div', 'br', 'hr', 'pre', 'blockquote', 'address', 'details', 'summary', 'figure', 'figcaption'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'footer', 'main', 'section', 'article', 'aside', 'nav'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'tr', 'th', 'td', 'form', 'fieldset', 'option'],
];

/** The elements whose text a browser does not show. */
const INVISIBLE = ['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object', 'audio', 'video'];

/** A web address, or empty. @param base the address that a relative one starts from; one on this site is a path */
export const webAddressOf = (text: string, base: string): string => {
  const url = text === '' ? null : (URL.parse(text) ?? URL.parse(text, base));
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
};

/** Decodes what XML itself defines, which the parser leaves as it is; any other entity stays too. */
const decodeXml = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (written, ten, sixteen, name) => {
      if (name !== undefined) return XML_SIGNS[name] ?? written;
      const point = ten === undefined ? Number.parseInt(sixteen, 16) : Number(ten);
      const isSign = point > 0 && point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff);
      return isSign ? String.fromCodePoint(point) : written;
    },
  );

const XML_SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
