import { isVisibleTo } from '@fairdesk/core/navigation';
import type { PersonalisedBlock } from '@fairdesk/core/page';
import { Places } from '../parts/places.tsx';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: PersonalisedBlock;
  page: RenderContext;
}

/** Drawn on the server: what is not for the reader is never sent to them. Portal spec §2 "Personalised wrapper". */
export function PersonalisedView({ block, page }: Props) {
  const isShown = isVisibleTo(block.types, page.participationType, page.state === 'edit');
  return isShown ? <Places block={block} page={page} /> : null;
}
