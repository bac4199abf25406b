import { type RefObject, useEffect, useState } from 'react';

/** How much a page of that width is made smaller to fit the stage: 1 for not at all. @param width in pixels */
export const useFit = (stage: RefObject<HTMLElement | null>, width: number): number => {
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (stage.current === null) return;
    const measure = ([entry]: readonly ResizeObserverEntry[]) => {
      if (entry) setRoom(entry.contentRect.width);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(stage.current);
    return () => sizes.disconnect();
  }, [stage]);
  return Math.min(1, Math.max(room / width, LEAST_SCALE));
};

/** Below this the page scrolls sideways: its texts could not be read. */
const LEAST_SCALE = 0.45;
