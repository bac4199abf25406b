import { splitPath } from '@fairdesk/core/shared';
import { matchesPath } from './page-path.ts';

/** Where the pages of a website are. */
export interface WebsitePlace {
  /** `https://fair.example`. */
  readonly origin: string;
  /** The first segment of the website's addresses; empty when it has none. */
  readonly folder: string;
}

/**
 * Whether a stored page links to a page of its website: in a field, a rich text, a menu or a text of JSON.
 *
 * A link may have the origin, a language, the folder of the website, a query and a fragment. A page for a whole
 * folder, `/exhibitors/,-w-,`, is linked by each address in it.
 *
 * @param layout the page as the content platform stores it, or any part of it
 */
export const linksToPage = (layout: unknown, path: string, place: WebsitePlace): boolean =>
  addressesIn(layout).some((address) => {
    const within = pathWithin(address, place);
    return within !== undefined && matchesPath(path, within);
  });

/** The path of an address within the website; `undefined` for an address elsewhere. */
export const pathWithin = (address: string, { origin, folder }: WebsitePlace): string | undefined => {
  const local = origin !== '' && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!/^\/(?!\/)/.test(local)) return undefined;
  const path = splitPath(local).path.toLowerCase().replace(/\/+$/, '');
  const within = path === `/${folder}` || path.startsWith(`/${folder}/`);
  return (within ? path.slice(folder.length + 1) : path) || '/';
};

/** Every address in a value; without recursion, so that no nesting is too deep. */
const addressesIn = (layout: unknown): readonly string[] => {
  const addresses: string[] = [];
  const open: unknown[] = [layout];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      addresses.push(...addressesInText(value));
      open.push(jsonIn(value));
    } else if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) open.push(each);
  }
  return addresses;
};

const addressesInText = (text: string): readonly string[] => [
  text.trim(),
  ...[...text.matchAll(HREF)].map(([, , address = '']) => address),
];

/** An attribute of a rich text: what comes before the address, and the address. */
export const HREF = /(\shref\s*=\s*["']?)([^"'\s>]+)/gi;

/** The JSON in a text; `undefined` when it is none. */
export const jsonIn = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
