import { isLanguage, type Language, localPath, splitSuffix } from '../shared/index.ts';

/**
 * Where a link of the content leads within one site.
 *
 * A path gets the site's virtual folder after its language segment, or in front when it names no language;
 * then it leads to the page in the reader's language. Queries and fragments stay behind the path. Absolute addresses
 * and fragments alone stay unchanged.
 *
 * | link            | folder `aqua`, reader of Dutch |
 * | --------------- | ------------------------------ |
 * | `/tasks`        | `/nl/aqua/tasks`               |
 * | `/es/tasks?a=b` | `/es/aqua/tasks?a=b`           |
 * | `/en/tasks`     | `/en/aqua/tasks`               |
 * | `/aqua/tasks`   | `/nl/aqua/tasks`               |
 * | `https://a.b/c` | unchanged                      |
 *
 * Source: site spec §2 "Links"; Turkish takes part like the others (ours).
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

/** Schemes a link may have; an address without one stays on the site. */
const SCHEMES = /^(?:https?:|mailto:|tel:)/i;

/** An address that can run nothing: what is neither a path, an anchor nor one of four schemes becomes empty. */
export const safeHref = (href: string): string => {
  const address = href.trim();
  if (/[\p{Cc}\\]/u.test(address)) return '';
  if (address.startsWith('//')) return '';
  if (/^[/?#]/.test(address) || SCHEMES.test(address)) return address;
  return /^[^:/?#]*:/.test(address) ? '' : address;
};
