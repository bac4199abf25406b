import type { FiguresBlock } from '@fairdesk/core/page';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './figures-block.module.css';

interface Props {
  block: FiguresBlock;
  page: RenderContext;
}

/** Large numbers, each above what it counts. */
export function FiguresView({ block, page }: Props) {
  const { figures } = block;
  if (figures.length === 0 && page.state !== 'edit') return null;
  return (
    <div className={styles.block}>
      <BlockTitle block={block} page={page} />
      <dl className={styles.figures}>
        {figures.map((figure, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have no id, and their order never changes
          <div key={place} className={styles.figure}>
            <dt>
              <Editable owner={figure} of="label" page={page} isEmpty={figure.label === ''}>
                {figure.label}
              </Editable>
            </dt>
            <dd>
              <Editable owner={figure} of="value" page={page} isEmpty={figure.value === ''}>
                {figure.value}
              </Editable>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
