import { cutTo, NAME_MAX } from '../shared/index.ts';

/** The title of a picture by its file name, without the extension: `stand_front.jpg` is "stand front". */
export const titleOfFile = (name: string): string => {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return cutTo(words || name, NAME_MAX);
};
