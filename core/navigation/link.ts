import { isLanguage, type Language, localPath, splitSuffix } from '../shared/index.ts';

/**
 * Resolves a link from the content within one site.
 *
 * A path gets the virtual folder of the site after its language segment; without a language segment it also
 * gets the language of the reader. Queries and fragments are preserved. Absolute addresses and bare fragments
 * stay unchanged.
 *
 * | link            | folder `aqua`, Dutch reader |
 * | --------------- | --------------------------- |
 * | `/tasks`        | `/nl/aqua/tasks`            |
 * | `/es/tasks?a=b` | `/es/aqua/tasks?a=b`        |
 * | `/en/tasks`     | `/en/aqua/tasks`            |
 * | `/aqua/tasks`   | `/nl/aqua/tasks`            |
 * | `https://a.b/c` | unchanged                   |
 *
 * Source: site spec §2 "Links"; supporting Turkish in the same way is ours.
 *
 * @example
 * ```ts
 * linkWithin('/tasks', 'aqua', 'nl') // '/nl/aqua/tasks'
 * linkWithin('/es/tasks?a=b', 'aqua', 'nl') // '/es/aqua/tasks?a=b'
 * ```
 */
export const linkWithin = (href: string, folder: string, language: Language): string => {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const { path, suffix } = splitSuffix(href);
  const [, first = '', ...rest] = path.split('/');
  if (!isLanguage(first)) return localPath({ language, path: inFolder(path, folder), suffix });
  const within = inFolder(`/${rest.join('/')}`, folder);
  return `/${first}${within === '/' ? '' : within}${suffix}`;
};

const inFolder = (path: string, folder: string): string => {
  if (folder === '' || path === `/${folder}` || path.startsWith(`/${folder}/`)) return path;
  return path === '/' ? `/${folder}` : `/${folder}${path}`;
};

/** The allowed schemes; an address without one stays on the site. */
const SCHEMES = /^(?:https?:|mailto:|tel:)/i;

/**
 * Sanitises an address: anything but a path, a fragment or an allowed scheme becomes empty.
 *
 * @example
 * ```ts
 * safeHref('java\tscript:alert(1)') // ''
 * safeHref('mailto:desk@fair.example') // 'mailto:desk@fair.example'
 * ```
 */
export const safeHref = (href: string): string => {
  const address = href.trim();
  if (/[\p{Cc}\\]/u.test(address)) return '';
  if (address.startsWith('//')) return '';
  if (/^[/?#]/.test(address) || SCHEMES.test(address)) return address;
  return /^[^:/?#]*:/.test(address) ? '' : address;
};
