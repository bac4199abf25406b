'use client';

import type { PageEntry } from '@fairdesk/core/editor';
import { AddressField } from '../../shared/forms/address-field.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { pageOptions } from '../pages/page-options.ts';
import styles from './frame.module.css';

interface Props {
  path: string;
  label: string;
  hint?: string;
  value: string;
  entries: readonly PageEntry[];
  error: string | undefined;
  onChange: (href: string) => void;
}

/** Where a link leads: a page of the website, or any address. */
export function AddressFields({ path, label, hint, value, entries, error, onChange }: Props) {
  const { t, language } = useLabels();
  const pages = [{ value: '/', label: t('frame-home') }, ...pageOptions(entries, language)];
  return (
    <div className={styles.pair}>
      <SelectField
        path={`${path}.page`}
        label={t('frame-page-of', { name: label })}
        value={pages.some((page) => page.value === value) ? value : ''}
        none={t('frame-page-none')}
        options={pages}
        onChange={onChange}
      />
      <AddressField
        path={path}
        label={label}
        hint={hint ?? t('editor-address-hint')}
        value={value}
        error={error}
        onChange={onChange}
      />
    </div>
  );
}
