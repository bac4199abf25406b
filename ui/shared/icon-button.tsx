import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  icon: TablerIcon;
  /** The accessible name, also displayed as a tooltip: a verb and its object. */
  name: string;
  busy?: boolean;
  /** There is nothing to do: it keeps its focus too. */
  idle?: boolean;
}

/** A button with only an icon and a tooltip. */
export function IconButton({ icon, name, busy = false, idle = false, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      title={name}
      aria-label={name}
      aria-disabled={busy || idle || undefined}
      onClick={busy || idle ? undefined : onClick}
    >
      <Icon of={icon} />
    </button>
  );
}
