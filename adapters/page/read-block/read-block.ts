import { contentCard } from './content-card.ts';
import { PORTAL_READERS } from './portal-readers.ts';
import type { ReadBlock } from './rendering.ts';
import { richText } from './rich-text.ts';

/** The block a rendering stands for; one that nobody here knows is `unknown`. */
export const readBlock: ReadBlock = (rendering, place) => {
  const { uid, componentName: name } = rendering;
  const read = READERS.get(name);
  return read ? read(rendering, place) : { kind: 'unknown', uid, name };
};

/** By the name the content platform gives each rendering. */
const READERS: ReadonlyMap<string, ReadBlock> = new Map([
  ...PORTAL_READERS,
  ['ContentBlockCard', contentCard],
  ['RichText', richText],
]);
