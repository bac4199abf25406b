'use client';

import type { Language } from '@fairdesk/core/shared';
import { useState } from 'react';
import { NewFairForm } from '#ui/organiser/fairs/new-fair-form.tsx';
import { useSessionGate } from '#ui/session/guarded-use-cases.tsx';
import { lazyUseCases } from './lazy-use-cases.ts';

interface Props {
  /** The first language of the website. */
  language: Language;
  /** The organiser's own address, for messages of exhibitors. */
  email: string;
}

/** The form of a new fair with its use cases, whose code loads on the first call. */
export function NewFairComposition({ language, email }: Props) {
  const gate = useSessionGate();
  const [{ createFair, saveFairLogo }] = useState(() =>
    lazyUseCases(async () => {
      const { wireNewFair } = await import('./new-fair-use-cases.ts');
      return gate.guardEach(wireNewFair());
    }, {}),
  );
  return (
    <NewFairForm language={language} email={email} createFair={createFair} saveFairLogo={saveFairLogo} />
  );
}
