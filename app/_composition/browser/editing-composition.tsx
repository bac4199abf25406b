'use client';

import type { EventId, Language } from '@fairdesk/core/shared';
import { type ReactNode, useState } from 'react';
import { posterAddress } from '#adapters/media/poster-address.ts';
import { useSessionGate } from '#ui/session/guarded-use-cases.tsx';
import { EditingProvider, type EditingUseCases } from '#ui/shared/editing/editing.tsx';
import { track } from '#ui/shared/track.ts';
import { lazyUseCases } from './lazy-use-cases.ts';

interface Props {
  event: EventId;
  language: Language;
  children: ReactNode;
}

/** Provides the use cases of the profile screens; their code loads on the first call. */
export function EditingComposition({ event, language, children }: Props) {
  const gate = useSessionGate();
  const [editing] = useState(() => {
    let wired: EditingUseCases | undefined;
    const load = async (): Promise<EditingUseCases> => {
      const { wireEditing } = await import('./editing-use-cases.ts');
      wired ??= gate.guardEach(wireEditing(event, language));
      return wired;
    };
    return lazyUseCases(load, { track, posterOf: posterAddress(event) });
  });
  return <EditingProvider value={editing}>{children}</EditingProvider>;
}
