'use client';

import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { type UseCases, UseCasesProvider, useUseCases } from '../shared/use-cases.tsx';
import type { LoginLinks } from './login-links.ts';
import { SessionGateStore } from './session-gate-store.ts';

/** Loaded only on pages for organiser roles. */
const SessionEndWatch = lazy(async () => ({
  default: (await import('./session-end-watch.tsx')).SessionEndWatch,
}));
const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

/** A session that ends when idle, and when the page was rendered: both ISO, by the server's clock. */
export interface WatchedSession {
  readonly expiresAt: string;
  readonly now: string;
}

interface Props {
  /** The session has the error `RefreshAccessTokenError`. */
  ended: boolean;
  watched?: WatchedSession | undefined;
  links: LoginLinks;
  children: ReactNode;
}

/** Wraps the use cases of the views below: when the session has ended, it opens the login over the page. */
export const GuardedUseCases = observer(function GuardedUseCases({ ended, watched, links, children }: Props) {
  const { t } = useLabels();
  const useCases = useUseCases();
  const [gate] = useState(() => new SessionGateStore());
  const [guarded] = useState(() => guardAll(useCases, gate));
  useEffect(() => {
    if (ended) void gate.ask();
  }, [ended, gate]);
  return (
    <UseCasesProvider value={guarded}>
      <GateContext value={gate}>{children}</GateContext>
      {watched && (
        <Suspense>
          <SessionEndWatch {...watched} askToSignIn={gate.ask} />
        </Suspense>
      )}
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

const GateContext = createContext<SessionGateStore | undefined>(undefined);

/** For use cases of certain pages only: they also open the login when the session has ended. */
export const useSessionGate = (): SessionGateStore => {
  const gate = use(GateContext);
  if (gate === undefined) throw new Error('useSessionGate needs GuardedUseCases above it');
  return gate;
};

/** Signing in and signing out need no session. */
const guardAll = (useCases: UseCases, gate: SessionGateStore): UseCases => ({
  ...useCases,
  completeAccount: gate.guard(useCases.completeAccount),
  deleteAccount: gate.guard(useCases.deleteAccount),
  listParticipations: gate.guard(useCases.listParticipations),
  chooseParticipation: gate.guard(useCases.chooseParticipation),
  selectParticipation: gate.guard(useCases.selectParticipation),
  markMessageRead: gate.guard(useCases.markMessageRead),
  saveArticle: gate.guard(useCases.saveArticle),
  toggleTask: gate.guard(useCases.toggleTask),
});
