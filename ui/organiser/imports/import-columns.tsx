'use client';

import {
  EMPTY_MARKS,
  IMPORT_TARGETS,
  type ImportPreview,
  type ImportTarget,
  isImportTarget,
} from '@fairdesk/core/organiser';
import { NativeSelect } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskTable } from '../desk-table.tsx';
import styles from './import.module.css';
import { ImportDefaults } from './import-defaults.tsx';
import { targetText } from './import-fault-text.ts';
import type { ImportStore } from './import-store.ts';
import { namedColumns } from './named-columns.ts';

interface Props {
  store: ImportStore;
  preview: ImportPreview;
}

/** Which field each column of the list fills: by select, or by dragging a field onto a column. */
export const ImportColumns = observer(function ImportColumns({ store, preview }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const [over, setOver] = useState<string>();
  const used = new Set(preview.columns.map(({ target }) => target));
  const free = IMPORT_TARGETS.filter((target) => !used.has(target));
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
      <ul className={styles.chips} aria-label={t('import-fields')}>
        {free.map((target) => (
          <Chip key={target} target={target} text={targetText(target, labels)} />
        ))}
      </ul>
      <DeskTable className={`${styles.table} ${styles.columns}`}>
        <thead>
          <tr>
            <th scope="col">{t('import-column')}</th>
            <th scope="col">{t('import-samples')}</th>
            <th scope="col">{t('import-target')}</th>
          </tr>
        </thead>
        <tbody>
          {namedColumns(preview.columns, labels).map(({ key, name, target, samples }) => (
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

const Chip = ({ target, text }: { target: ImportTarget; text: string }) => (
  <li
    draggable
    onDragStart={({ dataTransfer }) => {
      dataTransfer.effectAllowed = 'copy';
      dataTransfer.setData('text/plain', target);
    }}
  >
    {text}
  </li>
);
