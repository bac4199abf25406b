'use client';

import type { SignOutScope } from '@fairdesk/core/session';
import { Button } from '../shared/button.tsx';
import { useLabels } from '../shared/labels.tsx';
import { useToast } from '../shared/toast.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import styles from './session.module.css';
import { SessionPage } from './session-page.tsx';

interface Props {
  name: string;
  email: string;
  /** The address after signing out. */
  signIn: string;
}

/** `/account`: the account of the signed-in user. */
export function AccountPage({ name, email, signIn }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { signOut, departure } = useUseCases();
  const leave = (scope: SignOutScope) =>
    signOut(scope).match(
      () => departure.go(signIn),
      () => toast.failed(t('sign-out-failed')),
    );
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
      <div className={styles.leave}>
        <Button look="quiet" onClick={() => void leave('here')}>
          {t('sign-out')}
        </Button>
        <Button look="plain" onClick={() => void leave('everywhere')}>
          {t('sign-out-everywhere')}
        </Button>
      </div>
    </SessionPage>
  );
}
