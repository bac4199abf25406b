import { useEffect, useState } from 'react';

/** The server's time, running on in the browser: the first drawing is the same on both sides. */
export const useNow = (atLoad: string, everyMilliseconds: number): Date => {
  const [now, setNow] = useState(() => new Date(atLoad));
  useEffect(() => {
    const ahead = Date.parse(atLoad) - Date.now();
    const timer = setInterval(() => setNow(new Date(Date.now() + ahead)), everyMilliseconds);
    return () => clearInterval(timer);
  }, [atLoad, everyMilliseconds]);
  return now;
};
