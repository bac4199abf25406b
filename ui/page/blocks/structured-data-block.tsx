import { EDITING_TEXTS, type StructuredDataBlock } from '@fairdesk/core/page';
import styles from '../../navigation/editor-note.module.css';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: StructuredDataBlock;
  page: RenderContext;
}

export function StructuredDataView({ block: { json }, page: { state } }: Props) {
  if (state === 'edit') return <p className={styles.note}>{EDITING_TEXTS.structuredData}</p>;
  if (json === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every character that could end the element is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
