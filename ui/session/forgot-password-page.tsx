'use client';

import { useState } from 'react';
import { Form } from '../shared/forms/form.tsx';
import { FormStore } from '../shared/forms/form-store.ts';
import { fieldFaults } from '../shared/forms/input-field.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { EMAIL } from './account-fields.ts';
import { textOf } from './account-input.ts';
import { SentNote } from './sent-note.tsx';
import { SessionPage } from './session-page.tsx';

interface Props {
  /** The page that the mailed link leads to: a path of our own. */
  returnTo?: string | undefined;
  signIn: string;
}

/** `/forgot-password`: the same response for known and unknown addresses. */
export const ForgotPasswordPage = observer(function ForgotPasswordPage({ returnTo, signIn }: Props) {
  const { t, language } = useLabels();
  const { forgotPassword } = useUseCases();
  const [store] = useState(
    () =>
      new FormStore(
        (values) => fieldFaults([EMAIL], values),
        (values) => forgotPassword(textOf(values, 'email'), language, returnTo),
      ),
  );
  if (store.state.kind === 'sent')
    return <SentNote title={t('forgot-title')} text={t('forgot-sent')} signIn={returnTo ?? signIn} />;
  return (
    <SessionPage title={t('forgot-title')} text={t('forgot-text')}>
      <Form store={store} fields={[EMAIL]} action="forgot-button" />
    </SessionPage>
  );
});
