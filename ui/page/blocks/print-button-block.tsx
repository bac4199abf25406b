import type { PrintButtonBlock } from '@fairdesk/core/page';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { PrintAction } from '../parts/print-action.tsx';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: PrintButtonBlock;
  page: RenderContext;
}

export function PrintButtonView({ block: { text, elementId }, page: { labels } }: Props) {
  return (
    <PrintAction elementId={elementId}>
      <ContentIcon name="fa-solid fa-print" />
      {text || labels.t('print-page')}
    </PrintAction>
  );
}
