import type { BlockPlaceholder, Placed } from '@fairdesk/core/page';
import { Fragment } from 'react';
import type { RenderContext } from '../render-context.ts';
import styles from './places.module.css';

interface Props {
  block: Placed & { readonly placeholders: readonly BlockPlaceholder[] };
  page: RenderContext;
}

/** The placeholders of a block, stacked. */
export function Places({ block, page }: Props) {
  return (
    <div className={styles.places}>
      {block.placeholders.map((place) => (
        <Fragment key={place.key}>{page.render(place, block.uid)}</Fragment>
      ))}
    </div>
  );
}
