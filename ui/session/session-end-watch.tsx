'use client';

import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../shared/dialogs/confirm-dialog.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { SessionEndStore } from './session-end-store.ts';

interface Props {
  /** ISO. */
  expiresAt: string;
  /** The server's time when the page was rendered, ISO. */
  now: string;
  askToSignIn: () => Promise<boolean>;
}

/** Warns before the idle session of an organiser role ends. */
export const SessionEndWatch = observer(function SessionEndWatch({ expiresAt, now, askToSignIn }: Props) {
  const { t } = useLabels();
  const { currentSession, signOut, departure } = useUseCases();
  const [store] = useState(() => {
    const ahead = Date.parse(now) - Date.now();
    return new SessionEndStore({ currentSession, askToSignIn, clock: () => new Date(Date.now() + ahead) });
  });
  const [couldNotSignOut, setCouldNotSignOut] = useState(false);
  useEffect(() => {
    store.follow({ expiresAt, canExtend: true });
    return store.stop;
  }, [store, expiresAt]);
  if (!store.isWarning) return null;
  const signOutError = couldNotSignOut ? t('sign-out-failed') : undefined;
  const error = store.hasFailed ? t('failed-general') : signOutError;
  const leave = () => signOut().match(departure.reload, () => setCouldNotSignOut(true));
  return (
    <ConfirmDialog
      urgent
      title={t('session-warning-title')}
      text={t('session-warning-text')}
      action={t('sign-out')}
      stay={t('session-stay')}
      busy={store.isExtending}
      error={error}
      onConfirm={() => void leave()}
      onClose={() => void store.extend()}
    />
  );
});
