import { hash } from 'node:crypto';
import type { SiteIcons } from '#app/_process/site-icons.ts';
import { createNamedFiles, type NamedFiles } from './named-files.ts';

const PREFIX = '/_next/static/icons/';
const NAME = /^(\w+)-([\w-]+)\.svg$/;

/** As `ContentIcon` renders it. */
const ICON = /<svg data-icon="([\w -]+)"([^>]*)>.*?<\/svg>/g;

const VIEW_BOX = / viewBox="[^"]*"/;

/** The address of a file names its icons and the version of all icons. */
export const createSiteIcons = (): SiteIcons & Pick<NamedFiles, 'send'> => {
  let loading: Promise<Source> | undefined;
  const source = (): Promise<Source> => {
    loading ??= loadSource();
    return loading;
  };
  const files = createNamedFiles({
    prefix: PREFIX,
    type: 'image/svg+xml',
    contentsOf: async (name) => {
      const { version, symbolOf } = await source();
      const [, ofVersion, encoded = ''] = NAME.exec(name) ?? [];
      const places = decode(encoded);
      // Each set of icons has one name, so that no request makes us write an icon more than once.
      if (ofVersion !== version || encode(new Set(places)) !== encoded) return undefined;
      const symbols = places.map(symbolOf);
      if (symbols.includes(undefined)) return undefined;
      return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
    },
  });

  return {
    linkIn: async (html) => {
      const { version, placeOf } = await source();
      const addressOf = (places: ReadonlySet<number>): string => {
        const name = `${version}-${encode(places)}.svg`;
        if (places.size > 0) files.prepare(name);
        return PREFIX + name;
      };
      const { frame, contents } = partsOf(html);
      const inFrame = placesIn(frame, placeOf);
      const addressOfFrame = addressOf(inFrame);
      const others = [...placesIn(contents, placeOf)].filter((place) => !inFrame.has(place));
      const addressOfContents = addressOf(new Set(others));
      return html.replace(ICON, (drawn, key: string, attributes: string) => {
        const place = placeOf.get(key);
        if (place === undefined) return drawn;
        const address = inFrame.has(place) ? addressOfFrame : addressOfContents;
        // The symbol has its own view box.
        return `<svg${attributes.replace(VIEW_BOX, '')}><use href="${address}#${idOf(place)}"/></svg>`;
      });
    },
    send: files.send,
  };
};

interface Source {
  /** A hash of all icons. */
  readonly version: string;
  /** The place of each icon in the list of all, by its key. */
  readonly placeOf: ReadonlyMap<string, number>;
  /** The symbol of the icon at a place; `undefined` beyond the end. */
  readonly symbolOf: (place: number) => string | undefined;
}

/** Only once a page has icons: the sets take 4 MB. */
const loadSource = async (): Promise<Source> => {
  const { allIcons, iconDrawingOf, iconKeys } = await import('#ui/shared/icon-drawing.ts');
  const keys = iconKeys();
  const symbolOf = (place: number): string | undefined => {
    const key = keys[place];
    if (key === undefined) return undefined;
    const { width, height, body } = iconDrawingOf(key);
    return `<symbol id="${idOf(place)}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
  };
  return {
    version: hash('sha256', allIcons()).slice(0, 12),
    placeOf: new Map(keys.map((key, place) => [key, place])),
    symbolOf,
  };
};

const idOf = (place: number): string => `i${place.toString(36)}`;

const partsOf = (html: string) => {
  const [start, end] = [html.indexOf('<main '), html.lastIndexOf('</main>')];
  return start === -1 || end < start
    ? { frame: html, contents: '' }
    : { frame: html.slice(0, start) + html.slice(end), contents: html.slice(start, end) };
};

const placesIn = (html: string, placeOf: Source['placeOf']): ReadonlySet<number> =>
  new Set([...html.matchAll(ICON)].flatMap(([, key = '']) => placeOf.get(key) ?? []));

/** The places in ascending order, with two bytes for each, as base64url. */
const encode = (places: ReadonlySet<number>): string =>
  Buffer.from(Uint16Array.from([...places].toSorted((one, other) => one - other)).buffer).toString(
    'base64url',
  );

const decode = (encoded: string): readonly number[] => {
  const bytes = Buffer.from(encoded, 'base64url');
  return Array.from({ length: bytes.length >> 1 }, (_, place) => bytes.readUInt16LE(place * 2));
};
