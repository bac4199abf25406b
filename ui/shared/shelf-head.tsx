import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './shelf-head.module.css';
import { FOCUS_HEIR } from './use-focus-return.ts';

interface Props {
  title: string;
  /** 3 below the title of a page's part. */
  level?: 2 | 3;
  /** What one can add; absent for those who may only read. */
  actions?: readonly { readonly label: string; readonly run: () => void }[];
  note?: ReactNode;
}

/** Above a list: what it holds, and the way to add to it. */
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
