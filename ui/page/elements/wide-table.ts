import type { Enliven } from './enliven.ts';

/** Gives a table a tab stop and a name while it is wider than its place, so that the keyboard can scroll it. */
export const wideTable: Enliven = (element, signal) => {
  const table = element.querySelector('table');
  if (!table) return;
  const follow = (): void => {
    const isWide = table.scrollWidth > table.clientWidth;
    table.ariaLabel = isWide && !table.caption ? textOf(table.rows[0]) : null;
    if (isWide) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(follow);
  for (const part of [table, ...table.children]) sizes.observe(part);
  signal.addEventListener('abort', () => sizes.disconnect());
};

const textOf = (row: HTMLElement | undefined): string | null => row?.innerText.replace(/\s+/g, ' ') ?? null;
