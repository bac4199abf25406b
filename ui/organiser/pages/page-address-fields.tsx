'use client';

import { PAGE_PATH_MAX, type PageEntry } from '@fairdesk/core/editor';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { pageOptions, parentOf, pathBelow } from './page-options.ts';

interface Props {
  /** The field of the path in the form. */
  name: string;
  path: string;
  /** The pages below which it may be. */
  parents: readonly PageEntry[];
  error: string | undefined;
  onChange: (path: string) => void;
}

/** Where a page is: the page above it, and its address. */
export function PageAddressFields({ name, path, parents, error, onChange }: Props) {
  const { t, language } = useLabels();
  const parent = parentOf(path);
  const options = pageOptions(parents, language);
  return (
    <>
      <SelectField
        path="parent"
        label={t('pages-parent')}
        value={options.some(({ value }) => value === parent) ? parent : ''}
        none={t('pages-parent-none')}
        options={options}
        onChange={(above) => onChange(pathBelow(path, above))}
      />
      <TextField
        path={name}
        label={t('pages-address')}
        hint={t('pages-address-hint')}
        value={path}
        inputMode="url"
        rule={{ label: name, maxLength: PAGE_PATH_MAX, required: true }}
        counted={false}
        error={error}
        onChange={onChange}
      />
    </>
  );
}
