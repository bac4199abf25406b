'use client';

import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './detail-page.module.css';
import { Icon } from './icon.tsx';
import { FOCUS_HEIR } from './use-focus-return.ts';

interface Props {
  title: ReactNode;
  back: string;
  onBack: () => void;
  actions: ReactNode;
  children: ReactNode;
}

/** One item of a list, opened in its place; the way back is above and below it. */
export function DetailPage({ title, back, onBack, actions, children }: Props) {
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
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
      <div className={styles.foot}>{way}</div>
    </article>
  );
}
