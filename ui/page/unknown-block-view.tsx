import type { UnknownBlock } from '@fairdesk/core/page';
import type { Labels } from '../shared/translate.ts';
import styles from './reading.module.css';

interface Props {
  block: UnknownBlock;
  labels: Labels;
}

/** Tells the editor that nobody can draw this. */
export function UnknownBlockView({ block, labels: { t } }: Props) {
  return <p className={styles.unknown}>{t('block-unknown', { name: block.name })}</p>;
}
