'use client';

import type { ImportPreview } from '@fairdesk/core/organiser';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { ImportStore } from './import-store.ts';

interface Props {
  store: ImportStore;
  preview: ImportPreview;
}

/** The line of the headings: lists often have title lines above them. */
export const ImportHeadingLine = observer(function ImportHeadingLine({ store, preview }: Props) {
  const { t } = useLabels();
  /** What is being typed: the server may choose another line. */
  const [draft, setDraft] = useState<string>();
  return (
    <TextInput
      label={t('import-heading-line')}
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      value={draft ?? String(preview.headingLine)}
      onChange={({ currentTarget: { value } }) => {
        setDraft(value);
        if (/^[1-9]\d{0,6}$/.test(value)) void store.choose({ headingLine: Number(value) });
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
});
