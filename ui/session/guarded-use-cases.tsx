'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import { type UseCases, UseCasesProvider, useUseCases } from '../shared/use-cases.tsx';
import type { LoginLinks } from './login-form.tsx';
import { SessionGateStore } from './session-gate-store.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

interface Props {
  /** The session's error says so: `RefreshAccessTokenError`. */
  ended: boolean;
  links: LoginLinks;
  children: ReactNode;
}

/** Stands before the use cases of the views below it, and asks to sign in over the page when the session has ended. */
export const GuardedUseCases = observer(function GuardedUseCases({ ended, links, children }: Props) {
  const { t } = useLabels();
  const useCases = useUseCases();
  const [gate] = useState(() => new SessionGateStore());
  const [guarded] = useState(() => guardAll(useCases, gate));
  useEffect(() => {
    if (ended) void gate.ask();
  }, [ended, gate]);
  return (
    <UseCasesProvider value={guarded}>
      {children}
      {gate.asking && (
        <Suspense>
          <LoginDialog
            opened
            reason={t('session-ended')}
            links={links}
            onSignedIn={() => gate.settle(true)}
            onClose={() => gate.settle(false)}
          />
        </Suspense>
      )}
    </UseCasesProvider>
  );
});

/** Signing in needs no session, and signing out needs none either. */
const guardAll = (useCases: UseCases, gate: SessionGateStore): UseCases => ({
  ...useCases,
  completeAccount: gate.guard(useCases.completeAccount),
  listParticipations: gate.guard(useCases.listParticipations),
  chooseParticipation: gate.guard(useCases.chooseParticipation),
  markMessageRead: gate.guard(useCases.markMessageRead),
  toggleTask: gate.guard(useCases.toggleTask),
});
