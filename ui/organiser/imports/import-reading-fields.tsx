'use client';

import {
  DAY_ORDERS,
  ENCODINGS,
  type ImportPreview,
  importTargetOf,
  SEPARATORS,
} from '@fairdesk/core/organiser';
import { NativeSelect } from '@mantine/core';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './import.module.css';
import { ImportHeadingLine } from './import-heading-line.tsx';
import type { ImportStore } from './import-store.ts';

interface Props {
  store: ImportStore;
  preview: ImportPreview;
}

const SEPARATOR_NAMES = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const;
const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1254': 'Windows-1254',
} as const;

/** How the file is read: what was detected, to be changed. */
export const ImportReadingFields = observer(function ImportReadingFields({ store, preview }: Props) {
  const { t } = useLabels();
  const { file, list } = store;
  const sheets = list?.sheets ?? [];
  const hasDays = preview.columns.some(
    ({ target }) => target !== '' && importTargetOf(target).kind === 'day',
  );
  return (
    <section className={styles.section} aria-labelledby="import-how">
      <h2 id="import-how">{t('import-how')}</h2>
      <div className={styles.fields}>
        {file && list?.encoding && (
          <NativeSelect
            label={t('import-encoding')}
            value={list.encoding}
            data={ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }))}
            onChange={({ currentTarget: { value } }) =>
              void store.open(file, { encoding: ENCODINGS.find((encoding) => encoding === value) })
            }
          />
        )}
        {file && sheets.length > 1 && (
          <NativeSelect
            label={t('import-sheet')}
            value={String(list?.sheet)}
            data={sheets.map((label, place) => ({ value: String(place), label }))}
            onChange={({ currentTarget: { value } }) => void store.open(file, { sheet: Number(value) })}
          />
        )}
        {list?.source.kind === 'text' && (
          <NativeSelect
            label={t('import-separator')}
            value={preview.separator}
            data={SEPARATORS.map((value) => ({
              value,
              label: t(`import-separator-${SEPARATOR_NAMES[value]}`),
            }))}
            onChange={({ currentTarget: { value } }) =>
              void store.choose({ separator: SEPARATORS.find((separator) => separator === value) })
            }
          />
        )}
        <ImportHeadingLine store={store} preview={preview} />
        {hasDays && (
          <NativeSelect
            label={t('import-day-order')}
            description={preview.isDayOrderProven ? undefined : t('import-day-unproven')}
            value={preview.dayOrder}
            data={DAY_ORDERS.map((value) => ({ value, label: t(`import-${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              void store.choose({ dayOrder: DAY_ORDERS.find((order) => order === value) })
            }
          />
        )}
      </div>
    </section>
  );
});
