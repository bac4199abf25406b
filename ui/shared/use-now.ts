import { useEffect, useRef, useState } from 'react';
import { msUntilTick } from './ms-until-tick.ts';
import { aheadOfBrowser } from './server-clock.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The server's time, advanced in the browser. The first render is the same on both sides; what passed since then is
 * made up for once the page is hydrated.
 *
 * @param atLoad the server's time in the data of the page, ISO
 * @param everyMilliseconds the interval of ticks.
 * @param edge an instant to align ticks with, so that what changes then updates at once.
 */
export const useNow = (atLoad: string, everyMilliseconds: number, edge?: number): Date => {
  const [now, setNow] = useState(() => new Date(atLoad));
  const isHydrated = useHydrated();
  // In the first render of a document, nothing is hydrated yet.
  const documentTime = useRef(isHydrated ? undefined : atLoad);
  useEffect(() => {
    const ahead = aheadOfBrowser(atLoad, documentTime.current === atLoad);
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const current = Date.now() + ahead;
      setNow(new Date(current));
      timer = setTimeout(tick, msUntilTick(current, everyMilliseconds, edge));
    };
    tick();
    return () => clearTimeout(timer);
  }, [atLoad, everyMilliseconds, edge]);
  return now;
};
