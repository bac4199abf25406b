'use client';

import type { AdministratorDetails, SetupLink } from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useEffect, useState } from 'react';
import { Form } from '../shared/forms/form.tsx';
import { FormError } from '../shared/forms/form-error.tsx';
import { FormStore } from '../shared/forms/form-store.ts';
import { fieldFaults } from '../shared/forms/input-field.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import {
  EMAIL,
  FAMILY_NAME,
  fixedEmail,
  GIVEN_NAME,
  KNOWN_PASSWORD,
  NEW_PASSWORD,
} from './account-fields.ts';
import { detailsOf, newPasswordFaults, textOf } from './account-input.ts';

interface Props {
  link: SetupLink;
  /** Where to go afterwards. */
  next: string;
  setUp: (details: AdministratorDetails) => ResultAsync<void, Failure>;
}

/** Makes the user an administrator, with a new account or an existing one. */
export const SetupForm = observer(function SetupForm({ link, next, setUp }: Props) {
  const { t } = useLabels();
  const { departure } = useUseCases();
  const email = link.email === '' ? EMAIL : fixedEmail(link.email);
  const fields = link.accountExists
    ? [email, KNOWN_PASSWORD]
    : [email, GIVEN_NAME, FAMILY_NAME, NEW_PASSWORD];
  const [store] = useState(
    () =>
      new FormStore(
        (values) => (link.accountExists ? fieldFaults(fields, values) : newPasswordFaults(fields, values)),
        (values) => setUp({ ...detailsOf(values), email: textOf(values, 'email') }),
      ),
  );
  const { state } = store;
  const isDone = state.kind === 'sent';
  useEffect(() => {
    if (isDone) departure.go(next);
  }, [isDone, departure, next]);
  // Another tab used the link, or an attempt whose response was lost.
  if (state.kind === 'refused' && state.failure?.kind === 'not-found')
    return <FormError>{t('setup-used')}</FormError>;
  return <Form store={store} fields={fields} action="setup-button" />;
});
