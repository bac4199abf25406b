import type { WrapperBlock } from '@fairdesk/core/page';
import { Places } from '../parts/places.tsx';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: WrapperBlock;
  page: RenderContext;
}

export function WrapperView({ block, page }: Props) {
  return <Places block={block} page={page} />;
}
