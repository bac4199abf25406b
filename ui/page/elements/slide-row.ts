/** A scrolling row of slides; the browser handles dragging, snapping and clipping. Indexes are 0-based. */
export interface SlideRow {
  /** The first visible slide, or the one being scrolled to. */
  readonly at: () => number;
  /** The number of visible slides. */
  readonly visibleCount: () => number;
  readonly count: () => number;
  readonly go: (place: number, behavior?: ScrollBehavior) => void;
  /** Moves the first slide to the end, or the last to the start, without moving the visible ones. */
  readonly rotate: (step: 1 | -1) => void;
}

/** @param moved called when other slides may have become visible */
export const slideRow = (row: HTMLElement, moved: () => void, signal: AbortSignal): SlideRow => {
  let aim: number | undefined;
  let settled = Promise.resolve();
  const firstVisible = () => Math.round(row.scrollLeft / stepOf(row));
  row.addEventListener(
    'scroll',
    () => {
      if (firstVisible() === aim) aim = undefined;
      moved();
    },
    { passive: true, signal },
  );
  // Interaction by the visitor cancels the scroll target.
  for (const type of ['pointerdown', 'wheel', 'touchstart'])
    row.addEventListener(
      type,
      () => {
        aim = undefined;
      },
      { passive: true, signal },
    );
  return {
    at: () => aim ?? firstVisible(),
    visibleCount: () => Math.max(1, Math.round((row.clientWidth + gapOf(row)) / stepOf(row))),
    count: () => row.childElementCount,
    go: (place, behavior = 'auto') => {
      // Also when this slide is visible: the row may be scrolling past it.
      aim = place;
      moved();
      void settled.then(() => {
        if (aim !== undefined) row.scrollTo({ left: aim * stepOf(row), behavior });
      });
    },
    rotate: (step) => {
      const slide = step === 1 ? row.firstElementChild : row.lastElementChild;
      const current = row.children[firstVisible()];
      if (slide === null || current === undefined) return;
      const before = leftOf(current);
      if (step === 1) row.append(slide);
      else row.prepend(slide);
      row.scrollBy({ left: leftOf(current) - before, behavior: 'instant' });
      if (aim !== undefined) aim -= step;
      settled = nextFrames();
    },
  };
};

/** The browser snaps again after a slide was moved, which cancels scrolling that began earlier. */
const nextFrames = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** The distance between two slides, in pixels. */
const stepOf = (row: HTMLElement): number => {
  const [first, second] = row.children;
  if (first === undefined || second === undefined) return row.clientWidth || 1;
  return leftOf(second) - leftOf(first) || 1;
};

const leftOf = (element: Element): number => element.getBoundingClientRect().left;

const gapOf = (row: HTMLElement): number => {
  const [first] = row.children;
  return first && row.childElementCount > 1 ? stepOf(row) - first.getBoundingClientRect().width : 0;
};
