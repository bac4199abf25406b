'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './clamped-text.module.css';
import { ShowMore } from './show-more.tsx';
import { useLabels } from './texts/labels.tsx';

interface Props {
  /** The number of lines visible initially. */
  lines: number;
  /** It has more lines on any screen: the button is in the server's markup, so that it moves nothing later. */
  isLong?: boolean;
  children: ReactNode;
}

/** The first lines of a text with a button for the rest, if any is hidden. */
export function ClampedText({ lines, isLong = false, children }: Props) {
  const { t } = useLabels();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(isLong);
  const [expanded, setExpanded] = useState(false);
  useEffect(() => {
    const box = text.current;
    if (!box || expanded) return;
    // Expand when a link in a hidden line gets the focus.
    const show = () => setExpanded(true);
    const look = () => setIsCut(box.scrollHeight > box.clientHeight + 1);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    box.addEventListener('focusin', show);
    look();
    return () => {
      box.removeEventListener('focusin', show);
      watch.disconnect();
    };
  }, [expanded]);
  return (
    <div className={styles.place}>
      <div
        id={id}
        ref={text}
        className={styles.text}
        data-clamped={!expanded || undefined}
        style={{ '--lines': lines } as React.CSSProperties}
      >
        {children}
      </div>
      {(isCut || expanded) && (
        <ShowMore
          controls={id}
          expanded={expanded}
          more={t('read-more')}
          less={t('read-less')}
          onToggle={() => setExpanded(!expanded)}
        />
      )}
    </div>
  );
}
