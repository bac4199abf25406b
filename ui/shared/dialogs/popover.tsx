import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './popover.module.css';

interface Props {
  /** Unique on the page. */
  id: string;
  /** The contents of the button. */
  label: ReactNode;
  /** The accessible name of the button, when its contents do not provide one. */
  name?: string;
  chevron?: boolean;
  /** The side of the button the popover aligns with. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button with a native popover: the browser handles Escape, outside clicks and focus, without a script. */
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
