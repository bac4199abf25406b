import type { ReactNode } from 'react';

/** An item of the bar, with its dropdown rendered on the server. */
export interface MenuBarEntry {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly target: string;
  readonly current: 'page' | 'true' | undefined;
  readonly panel?: ReactNode;
}
