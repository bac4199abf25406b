import type { Block, ContentBlock } from '@fairdesk/core/page';
import { EmptyState } from '../shared/empty-state.tsx';
import { RichText } from '../shared/rich-text.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import styles from './sample-note.module.css';

interface Props {
  block: Exclude<Block, ContentBlock>;
  labels: Labels;
}

/** The texts of a block whose data only a real company has, with a note about what the portal shows in it. */
export function SampleNote({ block, labels: { t } }: Props) {
  const title = 'title' in block ? block.title : block.form.name;
  return (
    <section className={styles.note} aria-labelledby={title ? block.uid : undefined}>
      {title && <h2 id={block.uid}>{title}</h2>}
      {'introductionHtml' in block && block.introductionHtml && <RichText html={block.introductionHtml} />}
      <EmptyState text={t('block-sample')} />
    </section>
  );
}
