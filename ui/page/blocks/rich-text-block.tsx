import type { RichTextBlock } from '@fairdesk/core/page';
import { RichText } from '../../shared/rich-text.tsx';
import styles from '../reading.module.css';

interface Props {
  block: RichTextBlock;
}

export function RichTextView({ block: { uid, title, html } }: Props) {
  return (
    <section className={styles.text} {...(title ? { 'aria-labelledby': uid } : {})}>
      {title && <h2 id={uid}>{title}</h2>}
      <RichText html={html} />
    </section>
  );
}
