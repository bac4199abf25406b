import type { FlexibleLayoutBlock } from '@fairdesk/core/page';
import { Fragment } from 'react';
import type { RenderContext } from '../render-context.ts';
import styles from './flexible-layout-block.module.css';

interface Props {
  block: FlexibleLayoutBlock;
  page: RenderContext;
}

export function FlexibleLayoutView({ block, page }: Props) {
  const { uid, direction, placeholders } = block;
  return (
    <div className={styles.layout} data-direction={direction}>
      {placeholders.map((place) => (
        <Fragment key={place.key}>{page.render(place, uid)}</Fragment>
      ))}
    </div>
  );
}
