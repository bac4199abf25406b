import { useEffect, useState } from 'react';

/** Loading is not shown for what takes less time than this, in milliseconds. */
export const LOADING_SHOWN_AFTER_MS = 300;

/** False at first, true after so many milliseconds. */
export const useLater = (milliseconds: number): boolean => {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return later;
};
