import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { WrittenIcon } from '#app/_build/icons-file.ts';
import type { SiteIcons } from '#app/_process/site-icons.ts';
import { decodePlaces, encodePlaces } from './icon-places.ts';
import { loadOnce } from './load-once.ts';
import { createNamedFiles, type NamedFiles } from './named-files.ts';

const PREFIX = '/_next/static/icons/';
const NAME = /^(\w+)-([\w-]+)\.svg$/;

/** As `ContentIcon` renders it. */
const ICON = /<svg data-icon="([\w -]+)"([^>]*)>.*?<\/svg>/g;

const VIEW_BOX = / viewBox="[^"]*"/;

/**
 * The address of a file names its icons and the version of all icons.
 *
 * @param file of all icons, as `write-icons.ts` writes it
 */
export const createSiteIcons = (file: string): SiteIcons & Pick<NamedFiles, 'send'> => {
  const source = loadOnce(() => loadSource(file));
  const files = createNamedFiles({
    prefix: PREFIX,
    type: 'image/svg+xml',
    contentsOf: async (name) => {
      const { version } = await source();
      const [, ofVersion, encoded = ''] = NAME.exec(name) ?? [];
      const places = ofVersion === version ? decodePlaces(encoded) : undefined;
      const symbols = places && (await symbolsAt(file, places));
      return symbols && `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
    },
  });

  return {
    linkIn: async (html) => {
      const { version, placeOf } = await source();
      const addressOf = (places: ReadonlySet<number>): string => {
        const name = `${version}-${encodePlaces(places)}.svg`;
        if (places.size > 0) files.prepare(name);
        return PREFIX + name;
      };
      const drawn = drawnIn(html, placeOf);
      const inFrame = new Set(drawn.filter(({ isInFrame }) => isInFrame).map(({ place }) => place));
      const others = new Set(drawn.map(({ place }) => place).filter((place) => !inFrame.has(place)));
      const [addressOfFrame, addressOfContents] = [addressOf(inFrame), addressOf(others)];
      let linked = '';
      let at = 0;
      for (const { place, start, end, attributes } of drawn) {
        const address = inFrame.has(place) ? addressOfFrame : addressOfContents;
        // The symbol has its own view box.
        const svg = `<svg${attributes.replace(VIEW_BOX, '')}><use href="${address}#${idOf(place)}"/></svg>`;
        linked += html.slice(at, start) + svg;
        at = end;
      }
      return linked + html.slice(at);
    },
    send: files.send,
  };
};

interface Source {
  /** A hash of all icons. */
  readonly version: string;
  /** The place of each icon in the list of all, by its key. */
  readonly placeOf: ReadonlyMap<string, number>;
}

/** Without the drawings: they take a megabyte, and are needed once for each file. */
const loadSource = async (file: string): Promise<Source> => {
  const text = await readFile(file, 'utf8');
  const icons: readonly WrittenIcon[] = JSON.parse(text);
  return {
    version: hash('sha256', text).slice(0, 12),
    placeOf: new Map(icons.map(([key], place) => [key, place])),
  };
};

/** The symbols of the icons at these places; `undefined` when one is beyond the end. */
const symbolsAt = async (file: string, places: readonly number[]): Promise<readonly string[] | undefined> => {
  const icons: readonly WrittenIcon[] = JSON.parse(await readFile(file, 'utf8'));
  const symbols = places.flatMap((place) => {
    const [, viewBox, body] = icons[place] ?? [];
    return body === undefined ? [] : [`<symbol id="${idOf(place)}" viewBox="${viewBox}">${body}</symbol>`];
  });
  return symbols.length === places.length ? symbols : undefined;
};

const idOf = (place: number): string => `i${place.toString(36)}`;

interface DrawnIcon {
  readonly place: number;
  readonly attributes: string;
  /** Its characters in the document. */
  readonly start: number;
  readonly end: number;
  /** In the frame, which all pages of a site have, and not in the contents of this page. */
  readonly isInFrame: boolean;
}

/** The known icons of a document, in order. */
const drawnIn = (html: string, placeOf: Source['placeOf']): readonly DrawnIcon[] => {
  const [from, to] = [html.indexOf('<main '), html.lastIndexOf('</main>')];
  const isInFrame = (at: number): boolean => from === -1 || at < from || at >= to;
  return [...html.matchAll(ICON)].flatMap(({ 0: drawn, 1: key = '', 2: attributes = '', index: start }) => {
    const place = placeOf.get(key);
    const end = start + drawn.length;
    return place === undefined ? [] : { place, attributes, start, end, isInFrame: isInFrame(start) };
  });
};
