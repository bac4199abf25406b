'use client';

import { useEffect, useState } from 'react';
import { Form } from '../shared/forms/form.tsx';
import { FormStore } from '../shared/forms/form-store.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { FAMILY_NAME, fixedEmail, GIVEN_NAME, NEW_PASSWORD } from './account-fields.ts';
import { detailsOf, newPasswordFaults } from './account-input.ts';
import { SessionPage } from './session-page.tsx';

interface Props {
  /** From the session, not from the address, which anyone can edit. */
  email: string;
  /** The start page after completion. */
  home: string;
}

/** `/register?isRegistered=true`: sets the name and password of the account. */
export const CompleteAccountPage = observer(function CompleteAccountPage({ email, home }: Props) {
  const { t } = useLabels();
  const { completeAccount, departure } = useUseCases();
  const fields = [fixedEmail(email), GIVEN_NAME, FAMILY_NAME, NEW_PASSWORD];
  const [store] = useState(
    () =>
      new FormStore(
        (values) => newPasswordFaults(fields, values),
        (values) => completeAccount(detailsOf(values)),
      ),
  );
  const done = store.state.kind === 'sent';
  useEffect(() => {
    if (done) departure.go(home);
  }, [done, departure, home]);
  return (
    <SessionPage title={t('complete-title')} text={t('complete-text')}>
      <Form store={store} fields={fields} action="complete-button" />
    </SessionPage>
  );
});
