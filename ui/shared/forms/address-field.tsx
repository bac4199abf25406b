'use client';

import { useState } from 'react';
import { linkAddress } from '../link-address.ts';
import { useLabels } from '../texts/labels.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * A text field for the address of a link. As it is left, what was typed becomes a complete address:
 * `www.a.example` would lead to a page of the site of that name, which does not exist.
 */
export function AddressField({ value, onChange, error, ...field }: TextFieldProps) {
  const { t } = useLabels();
  const [state, setState] = useState<'stored' | 'typed' | 'left'>('stored');
  const isInvalid = state === 'left' && value.trim() !== '' && linkAddress(value) === undefined;
  const leave = () => {
    if (state !== 'typed') return;
    setState('left');
    const address = linkAddress(value);
    if (address !== undefined && address !== value) onChange(address);
  };
  const type = (typed: string) => {
    setState('typed');
    onChange(typed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns that the focus leaves the field
    <div onBlur={leave}>
      <TextField
        {...field}
        inputMode="url"
        value={value}
        error={error ?? (isInvalid ? t('rich-link-invalid') : undefined)}
        onChange={type}
      />
    </div>
  );
}
