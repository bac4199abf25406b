'use client';

import type { EventId, Language } from '@fairdesk/core/shared';
import { type ReactNode, useState } from 'react';
import { AwardsProvider, type AwardUseCases } from '#ui/awards/use-awards.ts';
import { useSessionGate } from '#ui/session/guarded-use-cases.tsx';
import { track } from '#ui/shared/track.ts';
import { lazyUseCases } from './lazy-use-cases.ts';

interface Props {
  event: EventId;
  language: Language;
  children: ReactNode;
}

/** Provides the use cases of the award screens; their code loads on the first call. */
export function AwardsComposition({ event, language, children }: Props) {
  const gate = useSessionGate();
  const [awards] = useState(() => {
    let wired: AwardUseCases | undefined;
    const load = async (): Promise<AwardUseCases> => {
      const { wireAwards } = await import('./awards-use-cases.ts');
      wired ??= gate.guardEach(wireAwards(event, language));
      return wired;
    };
    return lazyUseCases(load, { track });
  });
  return <AwardsProvider value={awards}>{children}</AwardsProvider>;
}
