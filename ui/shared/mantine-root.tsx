'use client';

import { TOAST_MS } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

interface Props {
  /** The nonce for a strict content security policy. */
  nonce?: string;
  /** `test` renders without transitions. */
  env?: 'default' | 'test';
  children: ReactNode;
}

/** The provider for Mantine components, with the container for toasts. */
export function MantineRoot({ nonce, env = 'default', children }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      env={env}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      {children}
      <Notifications position="bottom-center" autoClose={TOAST_MS} limit={3} data-print="hide" />
    </MantineProvider>
  );
}
