import type { Icon as TablerIcon } from '@tabler/icons-react';

interface Props {
  of: TablerIcon;
  /** In pixels. */
  size?: number;
}

/** A decorative icon beside a text, never without one. */
export function Icon({ of: RenderContext, size = 20 }: Props) {
  return <RenderContext size={size} stroke={1.6} aria-hidden focusable={false} />;
}
