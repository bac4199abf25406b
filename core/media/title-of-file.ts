import { cutTo, NAME_MAX } from '../shared/index.ts';

/**
 * The title of an image from its file name, without the extension: `stand_front.jpg` becomes "stand front".
 *
 * @example
 * ```ts
 * titleOfFile('stand.drawing.pdf') // 'stand.drawing'
 * ```
 */
export const titleOfFile = (name: string): string => {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return cutTo(words || name, NAME_MAX);
};
