'use client';

import type { SetupLink } from '@fairdesk/core/session';
import { useState } from 'react';
import { SetupForm } from '#ui/session/setup-form.tsx';
import { lazyUseCases } from './lazy-use-cases.ts';

interface Props {
  token: string;
  link: SetupLink;
  /** The address of the organiser's pages. */
  next: string;
}

/** The form that makes an administrator, with its use case, whose code loads on the first call. */
export function SetupComposition({ token, link, next }: Props) {
  const [{ setUp }] = useState(() =>
    lazyUseCases(async () => (await import('./setup-use-cases.ts')).wireSetup(), {}),
  );
  return <SetupForm link={link} next={next} setUp={(details) => setUp(token, details)} />;
}
