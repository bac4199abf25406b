'use client';

import { TOAST_MS } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

interface Props {
  /** For a strict content security policy. */
  nonce?: string;
  /** Draws without transitions. */
  env?: 'default' | 'test';
  children: ReactNode;
}

/** What Mantine's parts need above them, and the place where toasts appear. */
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
