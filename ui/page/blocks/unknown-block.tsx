import type { UnknownBlock } from '@fairdesk/core/page';
import styles from '../../navigation/editor-note.module.css';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: UnknownBlock;
  page: RenderContext;
}

/** Tells editors that this kind of block is not supported; visitors see nothing. */
export function UnknownBlockView({ block, page: { labels, state } }: Props) {
  if (state !== 'edit') return null;
  return <p className={styles.note}>{labels.t('block-unknown', { name: block.name })}</p>;
}
