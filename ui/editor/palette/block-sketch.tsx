import type { BlockDescription } from '@fairdesk/core/editor';
import type { ReactNode } from 'react';
import styles from './block-sketch.module.css';
import { CONTENT_SKETCHES } from './content-sketches.tsx';
import { DescribedSketch } from './described-sketch.tsx';
import { FAIR_SKETCHES } from './fair-sketches.tsx';
import { MEDIA_SKETCHES } from './media-sketches.tsx';
import { PORTAL_SKETCHES } from './portal-sketches.tsx';

/** Sketches that say more than the description does, by the first name of the component. */
const SKETCHES: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries({ ...CONTENT_SKETCHES, ...MEDIA_SKETCHES, ...FAIR_SKETCHES, ...PORTAL_SKETCHES }),
);

/** What a block looks like, in a few lines; decorative, because the block's name is beside it. */
export function BlockSketch({ description }: { description: BlockDescription }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      {SKETCHES.get(description.components[0]) ?? <DescribedSketch description={description} />}
    </svg>
  );
}
