'use client';

import { IMPORT_TARGETS, type ImportPreview, isImportTarget } from '@fairdesk/core/organiser';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import disclosure from '../../shared/disclosure.module.css';
import { IconButton } from '../../shared/icon-button.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './import.module.css';
import { targetText } from './import-fault-text.ts';
import type { ImportStore } from './import-store.ts';

interface Props {
  store: ImportStore;
  preview: ImportPreview;
}

/** The values of fields that the list does not have. */
export const ImportDefaults = observer(function ImportDefaults({ store, preview }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const [field, setField] = useState('country');
  const [value, setValue] = useState('');
  const { defaults } = preview;
  const fields = IMPORT_TARGETS.filter((target) => target !== 'remove');
  const set = fields.filter((target) => defaults[target] !== undefined);
  const add = () => {
    if (!isImportTarget(field) || value.trim() === '') return;
    void store.setDefaults({ ...defaults, [field]: value.trim() });
    setValue('');
  };
  return (
    <details className={styles.defaults} open={set.length > 0}>
      <summary className={disclosure.summary}>{t('import-defaults')}</summary>
      <p className={styles.hint}>{t('import-defaults-text')}</p>
      <ul>
        {set.map((target) => (
          <li key={target}>
            <span>{`${targetText(target, labels)}: ${defaults[target]}`}</span>
            <IconButton
              icon={IconX}
              name={t('import-default-remove', { field: targetText(target, labels) })}
              onClick={() => {
                const { [target]: _, ...rest } = defaults;
                void store.setDefaults(rest);
              }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.fields}>
        <NativeSelect
          label={t('import-default-field')}
          value={field}
          data={fields.map((target) => ({ value: target, label: targetText(target, labels) }))}
          onChange={(event) => setField(event.currentTarget.value)}
        />
        <TextInput
          label={t('import-default-value')}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Button look="quiet" onClick={add}>
          {t('import-default-add')}
        </Button>
      </div>
    </details>
  );
});
