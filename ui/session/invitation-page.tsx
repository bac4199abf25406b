'use client';

import type { Invitation } from '@fairdesk/core/session';
import { useState } from 'react';
import { Form } from '../shared/form.tsx';
import { fieldFaults } from '../shared/form-field.ts';
import { FormStore } from '../shared/form-store.ts';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import { useUseCases } from '../shared/use-cases.tsx';
import { FAMILY_NAME, fixedEmail, GIVEN_NAME, KNOWN_PASSWORD, NEW_PASSWORD } from './account-fields.ts';
import { detailsOf, newPasswordFaults } from './account-input.ts';
import { SentNote } from './sent-note.tsx';
import { SessionPage } from './session-page.tsx';

interface Props {
  token: string;
  invitation: Invitation;
  signIn: string;
}

/** `/invite/{token}`: joins a company, with the account one has or a new one. */
export const InvitationPage = observer(function InvitationPage({ token, invitation, signIn }: Props) {
  const { t } = useLabels();
  const { acceptInvitation } = useUseCases();
  const { email, organizationName: company, eventName: fair, accountExists } = invitation;
  const known = [fixedEmail(email), KNOWN_PASSWORD];
  const fresh = [fixedEmail(email), GIVEN_NAME, FAMILY_NAME, NEW_PASSWORD];
  const [store] = useState(
    () =>
      new FormStore(
        (values) => (accountExists ? fieldFaults(known, values) : newPasswordFaults(fresh, values)),
        (values) => acceptInvitation(token, detailsOf(values)),
      ),
  );
  const title = t('invitation-title', { company });
  if (store.state.kind === 'sent')
    return <SentNote title={title} text={t('invitation-sent', { company })} signIn={signIn} />;
  const text = [t('invitation-text', { company, fair }), accountExists && t('invitation-known')];
  return (
    <SessionPage title={title} text={text.filter(Boolean).join(' ')}>
      <Form store={store} fields={accountExists ? known : fresh} action="invitation-button" />
    </SessionPage>
  );
});
