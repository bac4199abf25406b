'use client';

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { LateToasts } from './late-toasts.tsx';
import { theme } from './theme.ts';

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
      // They are a style sheet, mantine-variables.css, and no view uses the classes.
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      env={env}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      {children}
      <LateToasts />
    </MantineProvider>
  );
}
