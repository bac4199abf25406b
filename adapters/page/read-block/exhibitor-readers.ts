import { placed } from './placed.ts';
import type { ReadBlock } from './rendering.ts';

export const exhibitorList: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'exhibitor-list',
});

export const exhibitor: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'exhibitor',
});
