'use client';

import { useState } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { Form } from '../shared/forms/form.tsx';
import { FormStore } from '../shared/forms/form-store.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { NEW_PASSWORD } from './account-fields.ts';
import { newPasswordFaults, passwordOf } from './account-input.ts';
import { SentNote } from './sent-note.tsx';
import { SessionPage } from './session-page.tsx';

interface Props {
  token: string;
  /** Whether the link was used or has expired. */
  isOver: boolean;
  /** The page to sign in at with the new password. */
  signIn: string;
  /** The page to request a new link. */
  forgot: string;
}

/** `/reset-password/{token}`: the token works once and for a short time. */
export const ResetPasswordPage = observer(function ResetPasswordPage(props: Props) {
  const { token, isOver, signIn, forgot } = props;
  const { t } = useLabels();
  const { resetPassword } = useUseCases();
  const [store] = useState(
    () =>
      new FormStore(
        (values) => newPasswordFaults([NEW_PASSWORD], values),
        (values) => resetPassword(token, passwordOf(values)),
      ),
  );
  const { state } = store;
  if (state.kind === 'sent')
    return <SentNote title={t('reset-title')} text={t('reset-sent')} signIn={signIn} />;
  if (isOver || (state.kind === 'refused' && state.failure?.kind === 'not-found')) {
    return (
      <SessionPage title={t('link-used-heading')} text={t('reset-expired')}>
        <ButtonLink href={forgot}>{t('forgot-button')}</ButtonLink>
      </SessionPage>
    );
  }
  return (
    <SessionPage title={t('reset-title')}>
      <Form store={store} fields={[NEW_PASSWORD]} action="reset-button" />
    </SessionPage>
  );
});
