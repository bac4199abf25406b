'use client';

import { type ImportHistory, isImportRunning } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { ErrorState } from '../../shared/error-state.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './import.module.css';
import { ImportColumns } from './import-columns.tsx';
import { importFailureText } from './import-failure-text.ts';
import { ImportFile } from './import-file.tsx';
import { ImportHistoryList } from './import-history-list.tsx';
import { ImportPreviewSection } from './import-preview-section.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReadingFields } from './import-reading-fields.tsx';
import { ImportStore } from './import-store.ts';

interface Props {
  history: ImportHistory;
  timeZone: string;
  /** The address of the list of exhibitors. */
  list: string;
}

/** The import of lists of exhibitors: file, columns, preview, import, undo. */
export const ImportScreen = observer(function ImportScreen({ history, timeZone, list }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const organiser = useOrganiser();
  const [store] = useState(() => new ImportStore(history, organiser));
  const { preview, record, failure, isBusy } = store;
  const isRunning = record !== undefined && isImportRunning(record) && isBusy;
  useLeaveGuard(store.isDirty && !isRunning);
  return (
    <>
      <DeskHeading title={t('desk-import')} text={t('import-text')} />
      <div className={styles.page}>
        {!isRunning && <ImportFile store={store} />}
        {failure && (
          <div role="alert">
            <ErrorState text={importFailureText(failure, record, store.history, labels)} />
          </div>
        )}
        {record && <ImportProgress record={record} isBusy={isBusy} list={list} />}
        {isBusy && !preview && !record && <p role="status">{t('import-reading')}</p>}
        {preview && !isRunning && (
          <>
            <ImportReadingFields store={store} preview={preview} />
            <ImportColumns store={store} preview={preview} />
            <ImportPreviewSection store={store} preview={preview} />
          </>
        )}
        <ImportHistoryList store={store} timeZone={timeZone} />
      </div>
    </>
  );
});
