'use client';

import type { Invitation } from '@fairdesk/core/session';
import { useEffect, useState } from 'react';
import { Form } from '../shared/forms/form.tsx';
import { FormStore } from '../shared/forms/form-store.ts';
import { fieldFaults } from '../shared/forms/input-field.ts';
import { observer } from '../shared/observer.ts';
import { listText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
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

/**
 * `/invite/{token}`: joins companies, or the organiser's staff, with an existing account or a new one, and
 * signs in.
 */
export const InvitationPage = observer(function InvitationPage({ token, invitation, signIn }: Props) {
  const { t, language } = useLabels();
  const { acceptInvitation, departure } = useUseCases();
  const { email, accountExists, givenName, familyName } = invitation;
  const existingFields = [fixedEmail(email), KNOWN_PASSWORD];
  const fresh = [
    fixedEmail(email),
    { ...GIVEN_NAME, value: givenName },
    { ...FAMILY_NAME, value: familyName },
    NEW_PASSWORD,
  ];
  const [store] = useState(
    () =>
      new FormStore(
        (values) => (accountExists ? fieldFaults(existingFields, values) : newPasswordFaults(fresh, values)),
        (values) => acceptInvitation(token, detailsOf(values)),
      ),
  );
  const { state } = store;
  const isAccepted = state.kind === 'sent';
  useEffect(() => {
    if (isAccepted) departure.go(signIn);
  }, [isAccepted, departure, signIn]);
  const { companies, fairs } = namesIn(invitation);
  const fair = listText(fairs, language);
  const company = listText(companies, language);
  const isStaff = companies.length === 0;
  const title = t('invitation-title', { company: isStaff ? fair : company });
  // Another tab accepted it, or an attempt whose response was lost.
  if (state.kind === 'refused' && state.failure?.kind === 'not-found')
    return <SentNote title={title} text={t('invitation-used')} signIn={signIn} />;
  const text = [
    isStaff ? t('invitation-text-staff', { fair }) : t('invitation-text', { company, fair }),
    accountExists && t('invitation-known'),
  ];
  return (
    <SessionPage title={title} text={text.filter(Boolean).join(' ')}>
      <Form store={store} fields={accountExists ? existingFields : fresh} action="invitation-button" />
    </SessionPage>
  );
});

/** The companies and fairs of an invitation, each once; no company for the organiser's staff. */
const namesIn = ({ places }: Invitation) => ({
  companies: once(places.map(({ organizationName }) => organizationName)),
  fairs: once(places.map(({ eventName }) => eventName)),
});

const once = (names: readonly string[]): readonly string[] => [...new Set(names)].filter(Boolean);
