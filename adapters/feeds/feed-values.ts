import * as z from 'zod/mini';

/** Maximum length of an item's text, in characters: it is an announcement. The number is ours. */
const TEXT_MAX = 4000;

/** The text of an element on one line, without markup. */
export const textOf = (element: unknown): string => wordsIn(sourceOf(element).slice(0, TEXT_MAX));

/** The contents of an element: text with entities, or CDATA as it is. */
const sourceOf = (element: unknown): string => {
  if (typeof element === 'string') return withSigns(element, XML_SIGNS);
  if (Array.isArray(element)) return sourceOf(element[0]);
  const { '#text': text, cdata } = Parts.parse(element);
  return [withSigns(text, XML_SIGNS), ...[cdata].flat()].join(' ');
};

const Parts = z.catch(
  z.object({
    '#text': z.catch(z.string(), ''),
    cdata: z.catch(z.union([z.string(), z.array(z.string())]), ''),
  }),
  { '#text': '', cdata: '' },
);

const wordsIn = (html: string): string =>
  withSigns(
    html
      .replace(/<(script|style)\b[^>]*>.*?(?:<\/\1\s*>|$)/gis, ' ')
      .replace(/<!--.*?(?:-->|$)/gs, ' ')
      .replace(/<[/!?a-z][^<>]*>/gi, ' '),
    HTML_SIGNS,
  )
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** An instant in any of the formats that feeds use, as ISO; empty when invalid. */
export const dateOf = (text: string): string => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

/** A web address, or empty. */
export const webAddressOf = (text: string): string => {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
};

const XML_SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The entities in common use; any other stays as it is. */
const HTML_SIGNS: Readonly<Record<string, string>> = {
  ...XML_SIGNS,
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const withSigns = (text: string, signs: Readonly<Record<string, string>>): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (written, ten, sixteen, name) => {
    if (name !== undefined) return Object.hasOwn(signs, name) ? (signs[name] ?? written) : written;
    const point = ten === undefined ? Number.parseInt(sixteen, 16) : Number(ten);
    const isSign = point > 0 && point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff);
    return isSign ? String.fromCodePoint(point) : written;
  });
