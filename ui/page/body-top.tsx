import type { Block } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import type { Labels } from '../shared/translate.ts';

interface Props {
  blocks: readonly Block[];
  className: string | undefined;
  labels: Labels;
  /** The blocks as they are drawn; nothing of an area without any. */
  children: ReactNode;
}

/** What stands above the header of a page; a place of its own where there is something to see. */
export function BodyTop({ blocks, className, labels, children }: Props) {
  if (!children || blocks.every(({ kind }) => kind === 'structured-data')) return children;
  return (
    <aside aria-label={labels.t('body-top')} className={className}>
      {children}
    </aside>
  );
}
