import type { Block } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import type { ServerLabels } from '../shared/texts/translate.ts';

interface Props {
  blocks: readonly Block[];
  className: string | undefined;
  labels: ServerLabels;
  /** The rendered blocks; nothing for an empty area. */
  children: ReactNode;
}

/** The area above the header of a page; wrapped in a landmark only when something is visible. */
export function BodyTop({ blocks, className, labels, children }: Props) {
  if (!children || blocks.every(({ kind }) => kind === 'structured-data')) return children;
  return (
    <aside aria-label={labels.t('body-top')} className={className}>
      {children}
    </aside>
  );
}
