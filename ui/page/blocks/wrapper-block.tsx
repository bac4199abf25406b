import type { WrapperBlock } from '@fairdesk/core/page';
import { Places } from '../parts/places.tsx';
import type { Drawing } from '../render-context.ts';

interface Props {
  block: WrapperBlock;
  page: Drawing;
}

export function WrapperView({ block, page }: Props) {
  return <Places block={block} page={page} />;
}
