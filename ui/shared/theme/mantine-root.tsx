'use client';

import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LateToasts } from '../toasts/late-toasts.tsx';
import type { ColourScheme } from './colour-scheme.ts';
import { createSchemeManager } from './scheme-manager.ts';
import { theme } from './theme.ts';

interface Props {
  /** The nonce for a strict content security policy. */
  nonce?: string;
  /** The colour scheme of the user's choice. */
  scheme?: ColourScheme;
  /** `test` renders without transitions. */
  env?: 'default' | 'test';
  children: ReactNode;
}

/** The provider for Mantine components, with the container for toasts. */
export function MantineRoot({ nonce, scheme = 'auto', env = 'default', children }: Props) {
  const [manager] = useState(() => createSchemeManager(scheme));
  return (
    <MantineProvider
      theme={theme}
      // They are a style sheet, mantine-variables.css, and no view uses the classes.
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      env={env}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      {children}
      <LateToasts />
    </MantineProvider>
  );
}
