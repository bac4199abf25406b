import { useEffect } from 'react';
import type { TaskListStore } from './task-list-store.ts';

/** Starts the fragment of a link to a task, and the id of its row: `#task-stand-drawing`. */
export const LINKED_TASK = 'task-';

/** The fragment of a link to a task. */
export const linkedTask = (code: string): string => `#${LINKED_TASK}${encodeURIComponent(code)}`;

/** Opens the task that the address names, such as that of a link in a mail, and scrolls to it. */
export const useLinkedTask = (store: TaskListStore): void => {
  useEffect(() => {
    const open = () => {
      const id = decoded(window.location.hash.slice(1));
      if (!id.startsWith(LINKED_TASK)) return;
      store.show(id.slice(LINKED_TASK.length));
      // The row has its full height in the next frame.
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'center' }));
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [store]);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
