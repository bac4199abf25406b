'use client';

import type { FairEvent } from '@fairdesk/core/events';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { EditorProvider } from '#ui/editor/use-editor.ts';
import { DeskFair, DeskTimeZone } from '#ui/organiser/desk-fair.ts';
import { PermissionGateStore } from '#ui/organiser/permission-gate-store.ts';
import { PermissionNotice } from '#ui/organiser/permission-notice.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { useSessionGate } from '#ui/session/guarded-use-cases.tsx';
import { lazyUseCases } from './lazy-use-cases.ts';

interface Props {
  fair: Pick<FairEvent, 'id' | 'timeZone'>;
  children: ReactNode;
}

/** Provides the use cases of the organiser's desk; their code loads on the first call. */
export function OrganiserComposition({ fair: { id, timeZone }, children }: Props) {
  const gate = useSessionGate();
  const router = useRouter();
  const [permission] = useState(() => new PermissionGateStore());
  const [useCases] = useState(() => {
    let wired: OrganiserUseCases | undefined;
    const load = async (): Promise<OrganiserUseCases> => {
      const { wireOrganiser } = await import('./organiser-use-cases.ts');
      wired ??= refreshingFrame(permission.watchEach(gate.guardEach(wireOrganiser(id))), router.refresh);
      return wired;
    };
    return lazyUseCases(load, {});
  });
  return (
    <DeskFair value={id}>
      <DeskTimeZone value={timeZone}>
        <OrganiserProvider value={useCases}>
          <EditorProvider value={useCases}>
            {children}
            <PermissionNotice store={permission} />
          </EditorProvider>
        </OrganiserProvider>
      </DeskTimeZone>
    </DeskFair>
  );
}

/** What the frame of the desk shows is rendered again once it is saved: the name, days and state of the fair, its colour. */
const refreshingFrame = (use: OrganiserUseCases, refresh: () => void): OrganiserUseCases => ({
  ...use,
  changeFairState: (...change) => use.changeFairState(...change).andTee(refresh),
  saveFair: (form, stored) =>
    use.saveFair(form, stored).andTee(({ slug }) => {
      // The page is left for another address.
      if (slug === stored.slug) refresh();
    }),
  saveWebsite: (...change) => use.saveWebsite(...change).andTee(refresh),
});
