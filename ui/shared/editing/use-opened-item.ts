import { useEffect, useRef, useState } from 'react';
import { FOCUS_HEIR_SELECTOR } from '../dialogs/use-focus-return.ts';

/**
 * The item that is open in place of its list.
 *
 * Leaving it shows the list at once: the address follows in a later render, in which a deleted item is already missing.
 * In the list, the focus goes to the row of the item, which has `data-row` with its id, or to the heading if it was
 * deleted.
 *
 * @param itemId of the item in the address
 * @returns the id of the open item, and a function that leaves it
 */
export const useOpenedItem = (
  itemId: string | undefined,
  onOpenItem: (id?: string) => void,
): readonly [opened: string | undefined, leave: () => void] => {
  const [left, setLeft] = useState<string>();
  if (left !== undefined && left !== itemId) setLeft(undefined);
  const opened = left === itemId ? undefined : itemId;
  const previous = useRef(opened);
  useEffect(() => {
    const last = previous.current;
    previous.current = opened;
    if (last === undefined || opened !== undefined || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(last)}"] button`);
    (row ?? document.querySelector<HTMLElement>(FOCUS_HEIR_SELECTOR))?.focus();
  }, [opened]);
  const leave = () => {
    setLeft(itemId);
    onOpenItem();
  };
  return [opened, leave];
};
