/** Slides in a row that scrolls: dragging, snapping and clipping are the browser's. Places are 0-based. */
export interface SlideRow {
  /** The first slide in view, or the one on its way there. */
  readonly at: () => number;
  /** How many are in view at once. */
  readonly seen: () => number;
  readonly count: () => number;
  readonly go: (place: number, behavior?: ScrollBehavior) => void;
  /** Puts the first slide last, or the last one first; what is in view stays there. */
  readonly rotate: (step: 1 | -1) => void;
}

/** @param moved told whenever other slides may have come into view */
export const slideRow = (row: HTMLElement, moved: () => void, signal: AbortSignal): SlideRow => {
  let aim: number | undefined;
  let settled = Promise.resolve();
  const shown = () => Math.round(row.scrollLeft / stepOf(row));
  row.addEventListener(
    'scroll',
    () => {
      if (shown() === aim) aim = undefined;
      moved();
    },
    { passive: true, signal },
  );
  // Whoever takes the row in hand goes where they like.
  for (const type of ['pointerdown', 'wheel', 'touchstart'])
    row.addEventListener(
      type,
      () => {
        aim = undefined;
      },
      { passive: true, signal },
    );
  return {
    at: () => aim ?? shown(),
    seen: () => Math.max(1, Math.round((row.clientWidth + gapOf(row)) / stepOf(row))),
    count: () => row.childElementCount,
    go: (place, behavior = 'auto') => {
      aim = place === shown() ? undefined : place;
      moved();
      void settled.then(() => {
        if (aim !== undefined) row.scrollTo({ left: aim * stepOf(row), behavior });
      });
    },
    rotate: (step) => {
      const slide = step === 1 ? row.firstElementChild : row.lastElementChild;
      const seen = row.children[shown()];
      if (slide === null || seen === undefined) return;
      const before = leftOf(seen);
      if (step === 1) row.append(slide);
      else row.prepend(slide);
      row.scrollBy({ left: leftOf(seen) - before, behavior: 'instant' });
      if (aim !== undefined) aim -= step;
      settled = nextFrames();
    },
  };
};

/** The browser snaps anew to a slide that was moved, and ends any scrolling that began before that. */
const nextFrames = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** From the start of one slide to that of the next, in pixels. */
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
