'use client';

import { NativeSelect } from '@mantine/core';
import styles from './field.module.css';

interface Props {
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { readonly value: string; readonly label: string }[];
  /** The label of the empty option; without it, there is none. */
  none?: string;
  required?: boolean;
  error?: string | undefined;
  hint?: string;
  autoComplete?: string;
}

/** A native select field. */
export function SelectField({ path, options, none, required = false, onChange, hint, ...rest }: Props) {
  return (
    <NativeSelect
      {...rest}
      id={`field-${path}`}
      name={path}
      withAsterisk={required}
      aria-required={required}
      description={hint}
      data={none === undefined ? [...options] : [{ value: '', label: none }, ...options]}
      classNames={{ label: styles.label ?? '', description: styles.hint ?? '', input: styles.input ?? '' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
