import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import styles from './rich-text.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'name'> {
  icon: TablerIcon;
  name: string;
  isOn?: boolean | undefined;
  isOff?: boolean;
}

/** A button of the toolbar; the text keeps its selection when it is pressed. */
export function ToolButton({ icon, name, isOn, isOff = false, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.tool}
      title={name}
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onClick}
    >
      <Icon of={icon} />
    </button>
  );
}
