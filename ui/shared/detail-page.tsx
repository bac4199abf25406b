'use client';

import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './detail-page.module.css';
import { FOCUS_HEIR } from './dialogs/use-focus-return.ts';
import { Icon } from './icon.tsx';

interface Props {
  title: ReactNode;
  back: string;
  onBack: () => void;
  /** The available actions; absent for read-only users. */
  edit: Act | undefined;
  remove: Act | undefined;
  children: ReactNode;
}

interface Act {
  readonly label: string;
  readonly run: () => void;
}

/** One item of a list, opened in place of the list, with back links above and below. */
export function DetailPage({ title, back, onBack, edit, remove, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const way = (
    <Button look="plain" icon={<Icon of={IconArrowLeft} />} onClick={onBack}>
      {back}
    </Button>
  );
  return (
    <article className={styles.page}>
      <div>{way}</div>
      <div className={styles.head}>
        <h2 ref={heading} {...FOCUS_HEIR} className={styles.title}>
          {title}
        </h2>
        <div className={styles.actions}>
          {edit && (
            <Button look="quiet" icon={<Icon of={IconPencil} />} onClick={edit.run}>
              {edit.label}
            </Button>
          )}
          {remove && (
            <Button look="plain" icon={<Icon of={IconTrash} />} onClick={remove.run}>
              {remove.label}
            </Button>
          )}
        </div>
      </div>
      {children}
      <div className={styles.foot}>{way}</div>
    </article>
  );
}
