'use client';

import { Checkbox } from '@mantine/core';

interface Props {
  path: string;
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  hint?: string;
  error?: string | undefined;
}

/** A checkbox. */
export function CheckField({ path, label, value, onChange, hint, error }: Props) {
  return (
    <Checkbox
      id={`field-${path}`}
      name={path}
      label={label}
      description={hint}
      error={error}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
