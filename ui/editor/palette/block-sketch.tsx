import type { BlockDescription } from '@fairdesk/core/editor';
export function BlockSketch({ description }: { description: BlockDescription }) {
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true">
      <title>{description.kind}</title>
    </svg>
  );
}
