import type { PrintButtonBlock } from '@fairdesk/core/page';
import { ContentIcon } from '../../shared/content-icon.tsx';
import type { Drawing } from '../drawing.ts';
import { PrintAction } from '../parts/print-action.tsx';

interface Props {
  block: PrintButtonBlock;
  page: Drawing;
}

export function PrintButtonView({ block: { text, elementId }, page: { labels } }: Props) {
  return (
    <PrintAction elementId={elementId}>
      <ContentIcon name="fa-solid fa-print" />
      {text || labels.t('print-page')}
    </PrintAction>
  );
}
