'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** The section of the page. */
  current: string;
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** The navigation of the desk; on a phone it is a row that scrolls, with the current section in view. */
export function SectionRow({ current, label, className, children }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector(`[data-section="${current}"]`);
    if (!row.current || !(link instanceof HTMLElement)) return;
    // Scrolls the row only: `scrollIntoView` would also scroll the page.
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} className={className} aria-label={label} data-print="hide">
      {children}
    </nav>
  );
}
