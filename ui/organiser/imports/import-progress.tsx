import { type ImportRecord, isImportRunning } from '@fairdesk/core/organiser';
import { Link } from '../../shared/link.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './import.module.css';

interface Props {
  record: ImportRecord;
  isBusy: boolean;
  /** The address of the list of exhibitors. */
  list: string;
}

/** How far an import is, and its outcome. */
export function ImportProgress({ record, isBusy, list }: Props) {
  const { t } = useLabels();
  const { state, steps, done, skipped } = record;
  const isUndo = state === 'undoing' || state === 'undone';
  const text = t(isUndo ? 'import-undo-progress' : 'import-progress', { done, total: steps });
  if (isImportRunning(record))
    return (
      <div className={styles.progress}>
        <progress value={done} max={Math.max(steps, 1)} aria-label={text} />
        <p role={isBusy ? 'status' : undefined}>{text}</p>
      </div>
    );
  return (
    <div>
      <p role="status" className={styles.outcome}>
        {t(isUndo ? 'import-undone' : 'import-done')}
        {skipped > 0 && ` ${t('import-done-skipped', { n: skipped })}`}
      </p>
      <Link href={list}>{t('import-view')}</Link>
    </div>
  );
}
