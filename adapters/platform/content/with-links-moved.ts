import { HREF, jsonIn, pathWithin, type WebsitePlace } from './links-to-page.ts';

/**
 * A stored page whose links to a page, and to those below it, lead to where it has moved; the same value when it has
 * none.
 *
 * Origin, language, folder, query and fragment of a link stay as they are.
 *
 * @param layout as the content platform stores it, or any part of it
 */
export const withLinksMoved = (
  layout: unknown,
  move: { readonly from: string; readonly to: string },
  place: WebsitePlace,
): unknown => {
  const moved = (address: string): string => {
    const within = pathWithin(address, place);
    if (within === undefined || (within !== move.from && !within.startsWith(`${move.from}/`))) return address;
    const [before = ''] = address.split(/[?#]/);
    const path = before.replace(/\/+$/, '');
    if (path.slice(-within.length).toLowerCase() !== within) return address;
    const ancestors = path.slice(0, path.length - within.length);
    return `${ancestors}${move.to}${within.slice(move.from.length)}${address.slice(path.length)}`;
  };
  const inText = (text: string): string => {
    const json = jsonIn(text);
    if (json !== undefined) {
      const changed = inValue(json);
      return changed === json ? text : JSON.stringify(changed);
    }
    const trimmed = text.trim();
    if (moved(trimmed) !== trimmed) return text.replace(trimmed, () => moved(trimmed));
    return text.replaceAll(HREF, (_, before: string, address: string) => before + moved(address));
  };
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, each]) => [name, each, inValue(each)] as const);
    if (entries.every(([, each, changed]) => Object.is(each, changed))) return value;
    if (Array.isArray(value)) return entries.map(([, , changed]) => changed);
    return Object.fromEntries(entries.map(([name, , changed]) => [name, changed]));
  };
  return inValue(layout);
};
