import type { Command } from '@tiptap/core';

/**
 * Moves the selected blocks of a text up or down by one.
 *
 * Its neighbour goes to the other side, so the selection stays where it is.
 */
export const moveBlock =
  (to: 'up' | 'down'): Command =>
  ({ state, tr, dispatch }) => {
    const { $from, $to } = state.selection;
    const first = $from.index(0);
    const last = $to.depth === 0 ? $to.indexAfter(0) - 1 : $to.index(0);
    const [from, target] = to === 'up' ? [first - 1, last + 1] : [last + 1, first];
    const neighbour = state.doc.maybeChild(from);
    if (neighbour !== null && dispatch !== undefined) {
      const start = startOf(state.doc, from);
      tr.delete(start, start + neighbour.nodeSize);
      tr.insert(tr.mapping.map(startOf(state.doc, target)), neighbour).scrollIntoView();
    }
    return neighbour !== null;
  };

interface Parent {
  readonly children: readonly { readonly nodeSize: number }[];
}

const startOf = ({ children }: Parent, place: number): number =>
  children.slice(0, place).reduce((position, { nodeSize }) => position + nodeSize, 0);
