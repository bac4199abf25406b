'use client';

import type { EventId } from '@fairdesk/core/shared';
import { type ReactNode, useState } from 'react';
import { DeskFair } from '#ui/organiser/desk-fair.ts';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { useSessionGate } from '#ui/session/guarded-use-cases.tsx';
import { lazyUseCases } from './lazy-use-cases.ts';

interface Props {
  event: EventId;
  children: ReactNode;
}

/** Provides the use cases of the organiser's desk; their code loads on the first call. */
export function OrganiserComposition({ event, children }: Props) {
  const gate = useSessionGate();
  const [useCases] = useState(() => {
    let wired: OrganiserUseCases | undefined;
    const load = async (): Promise<OrganiserUseCases> => {
      const { wireOrganiser } = await import('./organiser-use-cases.ts');
      wired ??= gate.guardEach(wireOrganiser(event));
      return wired;
    };
    return lazyUseCases(load, {});
  });
  return (
    <DeskFair value={event}>
      <OrganiserProvider value={useCases}>{children}</OrganiserProvider>
    </DeskFair>
  );
}
