'use client';

import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLabels } from '../texts/labels.tsx';

/** A password field with a toggle to reveal it, which has a name and is reachable by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useLabels();
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'login-hide-password' : 'login-show-password'),
        tabIndex: 0,
      }}
    />
  );
}
