import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './popover.module.css';

interface Props {
  /** Unique on the page. */
  id: string;
  /** What the button shows. */
  label: ReactNode;
  /** What the button is called where its content does not say it. */
  name?: string;
  chevron?: boolean;
  /** The side of the button it keeps to. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button that shows more below it. The browser does the rest: Escape, a click elsewhere, focus; no script. */
export function Popover({ id, label, name, chevron = true, align = 'end', children }: Props) {
  return (
    <div className={styles.place} data-print="hide">
      <button type="button" className={styles.button} popoverTarget={id} aria-label={name}>
        {label}
        {chevron && <Icon of={IconChevronDown} size={16} />}
      </button>
      <div id={id} popover="auto" className={styles.sheet} data-align={align}>
        {children}
      </div>
    </div>
  );
}
