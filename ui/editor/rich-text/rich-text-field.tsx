'use client';

import { Suspense, useId } from 'react';
import { lazyView } from '../../shared/lazy-view.tsx';
import { Skeleton } from '../../shared/skeleton.tsx';
import type { LinkedPage } from './link-panel.tsx';
import styles from './rich-text.module.css';

interface Props {
  label: string;
  /** Sanitised by the server. */
  value: string;
  /** Called with each change; the server sanitises it again. */
  onChange: (html: string) => void;
  /** The pages that a link can be made to. */
  pages?: readonly LinkedPage[];
}

/** A formatted text with its tools; the library for it loads when the first such field appears. */
export function RichTextField({ label, value, onChange, pages = [] }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Suspense fallback={<Skeleton lines={2} label={label} />}>
        <RichTextEditor labelledBy={id} label={label} value={value} onChange={onChange} pages={pages} />
      </Suspense>
    </div>
  );
}

const RichTextEditor = lazyView(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);
