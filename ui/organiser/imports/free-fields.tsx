import { IMPORT_TARGETS, type ImportPreview } from '@fairdesk/core/organiser';
import disclosure from '../../shared/disclosure.module.css';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './import.module.css';
import { targetText } from './import-fault-text.ts';

interface Props {
  columns: ImportPreview['columns'];
}

/** The fields that no column fills, to drag onto one: a list of exhibitors has few of them. */
export function FreeFields({ columns }: Props) {
  const labels = useLabels();
  const used = new Set(columns.map(({ target }) => target));
  const free = IMPORT_TARGETS.filter((target) => !used.has(target));
  if (free.length === 0) return null;
  return (
    <details className={styles.free}>
      <summary className={disclosure.summary}>{labels.t('import-fields')}</summary>
      <ul className={styles.chips}>
        {free.map((target) => (
          <li
            key={target}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'copy';
              dataTransfer.setData('text/plain', target);
            }}
          >
            {targetText(target, labels)}
          </li>
        ))}
      </ul>
    </details>
  );
}
