'use client';

import type { FieldRecord } from '@fairdesk/core/editor';
import { AddressField } from '../../shared/forms/address-field.tsx';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './form.module.css';
import { partOf } from './part-of.ts';

interface Props {
  path: string;
  label: string;
  value: FieldRecord;
  onChange: (value: FieldRecord) => void;
}

/** A link: its text, its address, and whether it opens a new tab. */
export function LinkInput({ path, label, value, onChange }: Props) {
  const { t } = useLabels();
  const change = (part: FieldRecord) =>
    onChange({
      href: partOf(value, 'href'),
      text: partOf(value, 'text'),
      target: partOf(value, 'target'),
      ...part,
    });
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <TextField
        path={`${path}.text`}
        label={t('editor-link-text')}
        value={partOf(value, 'text')}
        onChange={(text) => change({ text })}
      />
      <AddressField
        path={`${path}.href`}
        label={t('editor-link-address')}
        hint={t('editor-address-hint')}
        value={partOf(value, 'href')}
        onChange={(href) => change({ href })}
      />
      <CheckField
        path={`${path}.target`}
        label={t('editor-link-new-tab')}
        value={partOf(value, 'target') === '_blank'}
        onChange={(isNewTab) => change({ target: isNewTab ? '_blank' : '' })}
      />
    </fieldset>
  );
}
