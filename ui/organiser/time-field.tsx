'use client';

import { typedTime } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../shared/forms/text-field.tsx';

/** A time of day in any spelling that people type; after they leave the field it displays the time that was read. */
export function TimeField({ value, onChange, ...field }: TextFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reacts to the field inside, which takes the focus
    <div onBlur={() => setTyped('')}>
      <TextField
        {...field}
        value={typedTime(typed) === value ? typed : value}
        onChange={(text) => {
          setTyped(text);
          onChange(typedTime(text));
        }}
      />
    </div>
  );
}
