'use client';

import type { SignOutScope } from '@fairdesk/core/session';
import { useState } from 'react';
import { Button } from '../shared/button.tsx';
import { Link } from '../shared/link.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SentNote } from './sent-note.tsx';
import styles from './session.module.css';
import { SessionPage } from './session-page.tsx';

interface Props {
  name: string;
  email: string;
  /** The address after signing out. */
  signIn: string;
  /** The list of fairs; absent for visitors. */
  fairs?: string | undefined;
  /** The saved articles; absent without a visitor portal. */
  saved?: string | undefined;
  /** Whether the user may delete the account here: a visitor without a role at any fair. */
  canDelete: boolean;
  /** False for users of an outside identity provider. */
  hasPassword: boolean;
}

/** `/account`: the account of the signed-in user. */
export function AccountPage({ name, email, signIn, fairs, saved, canDelete, hasPassword }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { signOut, departure } = useUseCases();
  const [isDeleted, setDeleted] = useState(false);
  const leave = (scope: SignOutScope) =>
    signOut(scope).match(
      () => departure.go(signIn),
      () => toast.failed(t('sign-out-failed')),
    );
  if (isDeleted) return <SentNote title={t('account-title')} text={t('account-deleted')} signIn={signIn} />;
  return (
    <SessionPage title={t('account-title')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('account-name')}</dt>
          <dd dir="auto">{name}</dd>
        </div>
        <div>
          <dt>{t('account-email')}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      {fairs && (
        <p>
          <Link href={fairs}>{t('account-fairs')}</Link>
        </p>
      )}
      {saved && (
        <p>
          <Link href={saved}>{t('saved-title')}</Link>
        </p>
      )}
      <div className={styles.leave}>
        <Button look="quiet" onClick={() => void leave('here')}>
          {t('sign-out')}
        </Button>
        <Button look="plain" onClick={() => void leave('everywhere')}>
          {t('sign-out-everywhere')}
        </Button>
      </div>
      {canDelete && <DeleteAccount hasPassword={hasPassword} onDeleted={() => setDeleted(true)} />}
    </SessionPage>
  );
}
