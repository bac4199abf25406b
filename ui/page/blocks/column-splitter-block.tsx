import type { ColumnSplitterBlock } from '@fairdesk/core/page';
import type { CSSProperties } from 'react';
import frameStyles from '../parts/block-frame.module.css';
import listStyles from '../parts/block-list.module.css';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: ColumnSplitterBlock;
  page: RenderContext;
}

export function ColumnSplitterView({ block, page }: Props) {
  const { uid, columns, placeholders } = block;
  return (
    <div className={listStyles.list}>
      {placeholders.map((place, index) => (
        <div
          key={place.key}
          className={frameStyles.framed}
          data-framed
          style={{ '--columns': columns[index]?.width } as CSSProperties}
          data-ground={columns[index]?.ground}
          data-align={columns[index]?.alignment}
        >
          {page.render(place, uid)}
        </div>
      ))}
    </div>
  );
}
