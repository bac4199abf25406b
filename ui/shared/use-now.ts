import { useEffect, useState } from 'react';
import { msUntilTick } from './ms-until-tick.ts';

/**
 * The server's time, advanced in the browser, so that the first render is the same on both sides.
 *
 * @param everyMilliseconds the interval of ticks.
 * @param edge an instant to align ticks with, so that what changes then updates at once.
 */
export const useNow = (atLoad: string, everyMilliseconds: number, edge?: number): Date => {
  const [now, setNow] = useState(() => new Date(atLoad));
  useEffect(() => {
    const ahead = Date.parse(atLoad) - Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(tick, msUntilTick(Date.now() + ahead, everyMilliseconds, edge));
    };
    const tick = (): void => {
      setNow(new Date(Date.now() + ahead));
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [atLoad, everyMilliseconds, edge]);
  return now;
};
