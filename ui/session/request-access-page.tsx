'use client';

import type { EventId } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Form } from '../shared/forms/form.tsx';
import { FormStore } from '../shared/forms/form-store.ts';
import { fieldFaults } from '../shared/forms/input-field.ts';
import { Link } from '../shared/link.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { COMPANY, EMAIL, FAMILY_NAME, GIVEN_NAME } from './account-fields.ts';
import { textOf } from './account-input.ts';
import { SentNote } from './sent-note.tsx';
import { SessionPage } from './session-page.tsx';

const FIELDS = [EMAIL, GIVEN_NAME, FAMILY_NAME, COMPANY];

interface Props {
  event?: EventId;
  /** The page to register as a visitor. */
  visitor: string;
  signIn: string;
}

/** `/register`: requests access to a company. */
export const RequestAccessPage = observer(function RequestAccessPage({ event, visitor, signIn }: Props) {
  const { t, language } = useLabels();
  const { requestAccess } = useUseCases();
  const [store] = useState(
    () =>
      new FormStore(
        (values) => fieldFaults(FIELDS, values),
        (values) =>
          requestAccess({
            email: textOf(values, 'email'),
            givenName: textOf(values, 'givenName'),
            familyName: textOf(values, 'familyName'),
            organizationName: textOf(values, 'organizationName'),
            language,
            ...(event === undefined ? {} : { event }),
          }),
      ),
  );
  if (store.state.kind === 'sent')
    return <SentNote title={t('register-title')} text={t('register-sent')} signIn={signIn} />;
  return (
    <SessionPage title={t('register-title')} text={t('register-text')}>
      <Form store={store} fields={FIELDS} action="register-button" />
      <p>
        <Link href={visitor}>{t('register-visitor')}</Link>
      </p>
    </SessionPage>
  );
});
