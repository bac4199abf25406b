'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** The section of the page, or its tab. */
  current: string;
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** A navigation of the desk; on a phone it is a row that scrolls, with the link to this page in view. */
export function SectionRow({ current, label, className, children }: Props) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section has another current link
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
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
