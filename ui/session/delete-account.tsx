'use client';

import { useState } from 'react';
import disclosure from '../shared/disclosure.module.css';
import { Form } from '../shared/forms/form.tsx';
import { FormStore } from '../shared/forms/form-store.ts';
import { fieldFaults } from '../shared/forms/input-field.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { KNOWN_PASSWORD } from './account-fields.ts';
import { passwordOf } from './account-input.ts';
import styles from './session.module.css';

interface Props {
  hasPassword: boolean;
  onDeleted: () => void;
}

/** Deletes the account of a visitor, after they enter their password if they have one. */
export const DeleteAccount = observer(function DeleteAccount({ hasPassword, onDeleted }: Props) {
  const { t, language } = useLabels();
  const { deleteAccount } = useUseCases();
  const fields = hasPassword ? [KNOWN_PASSWORD] : [];
  const [store] = useState(
    () =>
      new FormStore(
        (values) => fieldFaults(fields, values),
        (values) => deleteAccount({ password: passwordOf(values), language }).andTee(onDeleted),
      ),
  );
  return (
    <details className={styles.danger}>
      <summary className={disclosure.summary}>{t('account-delete')}</summary>
      <p>{t(hasPassword ? 'account-delete-text' : 'account-delete-no-password')}</p>
      <Form store={store} fields={fields} action="account-delete-button" />
    </details>
  );
});
