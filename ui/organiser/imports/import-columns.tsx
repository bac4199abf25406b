'use client';

import {
  EMPTY_MARKS,
  IMPORT_TARGETS,
  type ImportPreview,
  importTargetOf,
  isImportTarget,
} from '@fairdesk/core/organiser';
import { NativeSelect } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskTable } from '../desk-table.tsx';
import { FreeFields } from './free-fields.tsx';
import styles from './import.module.css';
import { ImportDefaults } from './import-defaults.tsx';
import { targetText } from './import-fault-text.ts';
import type { ImportStore } from './import-store.ts';
import { namedColumns } from './named-columns.ts';

interface Props {
  store: ImportStore;
  preview: ImportPreview;
}

/** Which field each column of the list fills: by select, or by dragging a field onto a column; and what is left out. */
export const ImportColumns = observer(function ImportColumns({ store, preview }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const columns = namedColumns(preview.columns, labels);
  const [over, setOver] = useState<string>();
  const leftOut = columns.filter(({ target }) => target === '').map(({ name }) => name);
  const options = [
    { value: '', label: t('import-leave-out') },
    ...IMPORT_TARGETS.map((value) => ({ value, label: targetText(value, labels) })),
  ];
  const assign = (key: string, value: string) => void store.assign(key, isImportTarget(value) ? value : '');
  const dropOn = (event: DragEvent, key: string) => {
    event.preventDefault();
    setOver(undefined);
    const value = event.dataTransfer.getData('text/plain');
    if (isImportTarget(value)) assign(key, value);
  };
  return (
    <section className={styles.section} aria-labelledby="import-columns">
      <h2 id="import-columns">{t('import-columns')}</h2>
      <p className={styles.hint}>{t('import-columns-text')}</p>
      <p className={styles.hint}>
        {t('import-marks', { mark: EMPTY_MARKS[language], field: targetText('remove', labels) })}
      </p>
      {leftOut.length > 0 && (
        <p className={styles.note}>
          {t('import-left-out', { n: leftOut.length, names: leftOut.join(', ') })}
        </p>
      )}
      {hasContactsWithoutAddress(preview) && (
        <p className={styles.note}>
          {t('import-contact-email', { field: targetText('contactEmail', labels) })}
        </p>
      )}
      <FreeFields columns={preview.columns} />
      <DeskTable className={`${styles.table} ${styles.columns} ${styles.mapping}`}>
        <thead>
          <tr>
            <th scope="col">{t('import-column')}</th>
            <th scope="col">{t('import-samples')}</th>
            <th scope="col">{t('import-target')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, name, target, samples }) => (
            <tr
              key={key}
              data-over={over === key || undefined}
              data-out={target === '' || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(key);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => dropOn(event, key)}
            >
              <th scope="row">{name}</th>
              <td className={styles.samples}>{samples.join(' · ')}</td>
              <td>
                <NativeSelect
                  aria-label={t('import-target-of', { heading: name })}
                  value={target}
                  data={options}
                  onChange={({ currentTarget: { value } }) => assign(key, value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </DeskTable>
      <ImportDefaults store={store} preview={preview} />
    </section>
  );
});

/** Whether the list has something about contacts, who are added with an e-mail address only, and no such address. */
const hasContactsWithoutAddress = ({ columns, defaults }: ImportPreview): boolean => {
  const ofContacts = columns.flatMap(({ target }) =>
    target !== '' && importTargetOf(target).part === 'person' ? [target] : [],
  );
  return ofContacts.length > 0 && !ofContacts.includes('contactEmail') && !defaults.contactEmail;
};
