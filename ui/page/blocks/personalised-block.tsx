import { isVisibleTo } from '@fairdesk/core/navigation';
import type { PersonalisedBlock } from '@fairdesk/core/page';
import { Places } from '../parts/places.tsx';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: PersonalisedBlock;
  page: RenderContext;
}

/** Rendered on the server, so content for others is never sent. Portal spec §2 "Personalised wrapper". */
export function PersonalisedView({ block, page }: Props) {
  const isVisible = isVisibleTo(block.types, page.participationType, page.state === 'edit');
  return isVisible ? <Places block={block} page={page} /> : null;
}
