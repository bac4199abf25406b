/**
 * The address of an image at a width, with `{width}` in its place; `undefined` when its host cannot resize it.
 *
 * `/-/media/hall.jpg?rev=2&h=9` becomes `/-/jssmedia/hall.jpg?rev=2&mw={width}`.
 */
export const sizedAddress = (src: string): string | undefined => {
  const [, start, path = '', query = ''] = MEDIA.exec(src) ?? [];
  if (start === undefined) return undefined;
  const parameters = query.split('&').filter((pair) => PRESERVED.includes(pair.split('=')[0] ?? ''));
  const address = `${start}jssmedia/${path}?${[...parameters, 'mw='].join('&')}`;
  return `${address.replace(/[{}]/g, encodeURIComponent)}{width}`;
};

const MEDIA = /^((?:https:\/\/[^/?#]+)?(?:\/[^?#]*)?\/[-~]\/)(?:jss)?media\/([^?#]+)(?:\?([^#]*))?/i;

/** The query parameters that another size keeps; the original size and its signature are dropped. */
const PRESERVED = ['rev', 'db', 'la', 'vs', 'ts'];
