import { type DragEvent, useState } from 'react';

/** Where a dragged row would land. */
interface Target {
  readonly code: string;
  readonly edge: 'above' | 'below';
}

/** The drag and drop of the rows of a list. */
export type RowDrag = ReturnType<typeof useRowDrag>;

/**
 * Drag and drop of rows with native events; buttons do the same for the keyboard.
 *
 * @param codes of the rows, in their order
 * @param onMove moves a row in front of another, or to the end
 */
export const useRowDrag = (
  codes: readonly string[],
  onMove: (code: string, before: string | undefined) => void,
) => {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<Target>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    dropAt: (code: string) => (target?.code === code ? target.edge : undefined),
    handlers: (code: string) => ({
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', code);
        const row = event.currentTarget.closest('tr');
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
        setDragged(code);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const edge = event.clientY < top + height / 2 ? 'above' : 'below';
        if (target?.code !== code || target.edge !== edge) setTarget({ code, edge });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const before = target?.edge === 'below' ? codes[codes.indexOf(code) + 1] : code;
        if (dragged !== undefined && dragged !== before) onMove(dragged, before);
        end();
      },
      onDragEnd: end,
    }),
  };
};
