import { type BlockLook, FULL_WIDTH_COLUMNS } from '@fairdesk/core/page';
import type { CSSProperties, ReactNode } from 'react';
import styles from './block-frame.module.css';

interface Props {
  look: BlockLook | undefined;
  children: ReactNode;
}

/** Applies the width, background and alignment of a block; no wrapper when no option is set. */
export function BlockFrame({ look, children }: Props) {
  if (look === undefined) return children;
  const { anchor, columns, alignment, ground, isRounded } = look;
  return (
    <div
      {...(anchor && { id: anchor })}
      className={styles.framed}
      data-framed
      style={{ '--columns': columns } as CSSProperties}
      data-wide={columns === FULL_WIDTH_COLUMNS || undefined}
      data-ground={ground}
      data-align={alignment}
      data-rounded={isRounded || undefined}
    >
      {children}
    </div>
  );
}
