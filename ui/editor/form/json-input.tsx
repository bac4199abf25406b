'use client';

import { useState } from 'react';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';

interface Props {
  path: string;
  label: string;
  /** JSON. */
  value: string;
  onChange: (value: string) => void;
}

/** Data as JSON; it is taken over only while it can be read. */
export function JsonInput({ path, value, onChange, ...shared }: Props) {
  const { t } = useLabels();
  const [text, setText] = useState(value);
  const isReadable = canRead(text);
  const take = (typed: string) => {
    setText(typed);
    if (canRead(typed)) onChange(typed);
  };
  return (
    <TextField
      path={path}
      {...shared}
      lines
      rows={8}
      value={text}
      error={isReadable ? undefined : t('editor-json-invalid')}
      onChange={take}
    />
  );
}

const canRead = (text: string): boolean => {
  if (text.trim() === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
