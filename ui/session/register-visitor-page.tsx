'use client';

import { useState } from 'react';
import { Form } from '../shared/forms/form.tsx';
import { FormStore } from '../shared/forms/form-store.ts';
import { Link } from '../shared/link.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { EMAIL, FAMILY_NAME, GIVEN_NAME, NEW_PASSWORD } from './account-fields.ts';
import { detailsOf, newPasswordFaults, textOf } from './account-input.ts';
import { SentNote } from './sent-note.tsx';
import { SessionPage } from './session-page.tsx';

const FIELDS = [GIVEN_NAME, FAMILY_NAME, EMAIL, NEW_PASSWORD];

interface Props {
  /** The page to return to once the address is verified: a path of our own. */
  returnTo?: string | undefined;
  /** The page to request access to a company. */
  requestAccess: string;
  signIn: string;
}

/** `/register?as=visitor`: the same response for known and unknown addresses. */
export const RegisterVisitorPage = observer(function RegisterVisitorPage({
  returnTo,
  requestAccess,
  signIn,
}: Props) {
  const { t, language } = useLabels();
  const { registerVisitor } = useUseCases();
  const [store] = useState(
    () =>
      new FormStore(
        (values) => newPasswordFaults(FIELDS, values),
        (values) =>
          registerVisitor({
            ...detailsOf(values),
            email: textOf(values, 'email'),
            language,
            ...(returnTo !== undefined && { returnTo }),
          }),
      ),
  );
  if (store.state.kind === 'sent')
    return <SentNote title={t('visitor-title')} text={t('visitor-sent')} signIn={returnTo ?? signIn} />;
  return (
    <SessionPage title={t('visitor-title')} text={t('visitor-text')}>
      <Form store={store} fields={FIELDS} action="visitor-button" />
      <p>
        <Link href={requestAccess}>{t('visitor-exhibitor')}</Link>
      </p>
    </SessionPage>
  );
});
