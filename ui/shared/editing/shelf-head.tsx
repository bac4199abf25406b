import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FOCUS_HEIR } from '../dialogs/use-focus-return.ts';
import { Icon } from '../icon.tsx';
import styles from './shelf-head.module.css';

interface Props {
  title: string;
  /** 3 below the title of a section. */
  level?: 2 | 3;
  /** Buttons to add items; absent for read-only users. */
  actions?: readonly { readonly label: string; readonly run: () => void }[];
  note?: ReactNode;
}

/** The heading of a list, with buttons to add items. */
export function ShelfHead({ title, level = 2, actions = [], note }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.head}>
      <Heading {...FOCUS_HEIR} className={styles.title}>
        {title}
      </Heading>
      {note}
      <div className={styles.actions}>
        {actions.map(({ label, run }) => (
          <Button key={label} look="quiet" icon={<Icon of={IconPlus} />} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
