import type { WrapperBlock } from '@fairdesk/core/page';
import type { Drawing } from '../drawing.ts';
import { Places } from '../parts/places.tsx';

interface Props {
  block: WrapperBlock;
  page: Drawing;
}

export function WrapperView({ block, page }: Props) {
  return <Places block={block} page={page} />;
}
