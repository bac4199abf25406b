'use client';

import { useState } from 'react';
import { Form } from '../shared/form.tsx';
import { fieldFaults } from '../shared/form-field.ts';
import { FormStore } from '../shared/form-store.ts';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import { useUseCases } from '../shared/use-cases.tsx';
import { KNOWN_PASSWORD } from './account-fields.ts';
import { passwordOf } from './account-input.ts';
import styles from './session.module.css';

interface Props {
  onDeleted: () => void;
}

/** Deletes the account of a visitor, after they enter their password. */
export const DeleteAccount = observer(function DeleteAccount({ onDeleted }: Props) {
  const { t, language } = useLabels();
  const { deleteAccount } = useUseCases();
  const [store] = useState(
    () =>
      new FormStore(
        (values) => fieldFaults([KNOWN_PASSWORD], values),
        (values) => deleteAccount({ password: passwordOf(values), language }).andTee(onDeleted),
      ),
  );
  return (
    <details className={styles.danger}>
      <summary>{t('account-delete')}</summary>
      <p>{t('account-delete-text')}</p>
      <Form store={store} fields={[KNOWN_PASSWORD]} action="account-delete-button" />
    </details>
  );
});
