'use client';

import { throttledKey } from '@fairdesk/core/shared';
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { observer } from '../observer.ts';
import { useLabels } from '../texts/labels.tsx';
import type { MessageKey } from '../texts/messages.ts';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import type { FormStore } from './form-store.ts';
import { FormSummary } from './form-summary.tsx';
import type { InputField } from './input-field.ts';
import { PasswordField } from './password-field.tsx';
import { useTypedTexts } from './typed-texts.tsx';

interface Props {
  store: FormStore<unknown>;
  fields: readonly InputField[];
  action: MessageKey;
}

/** A short form in one column, with faults beside the fields and, if there are several, a summary above. */
export const Form = observer(function Form({ store, fields, action }: Props) {
  const { t, say } = useLabels();
  const typed = useTypedTexts();
  const form = useRef<HTMLFormElement>(null);
  const { state } = store;
  const faults = state.kind === 'refused' ? state.faults : [];
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label;
  const sentences = faults.map(({ path, code, params }) => {
    const label = labelOf(path);
    return { path, text: say(code, { ...(label ? { label: t(label) } : {}), ...params }) };
  });
  const errorOf = (name: string) => sentences.find(({ path }) => path === name)?.text;
  const general = state.kind === 'refused' && faults.every(({ path }) => labelOf(path) === undefined);

  useEffect(() => {
    if (state.kind !== 'refused') return;
    form.current?.querySelector<HTMLElement>('[data-summary], [aria-invalid="true"]')?.focus();
  }, [state]);

  // A single field needs no mark.
  const marksRequired = fields.length > 1;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void store.submit(Object.fromEntries(values));
  };

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      {sentences.length > 1 && <FormSummary sentences={sentences} />}
      {general && (
        <FormError>
          {sentences[0]?.text ?? say((state.failure && throttledKey(state.failure)) ?? 'failed-general')}
        </FormError>
      )}
      {fields.map(({ name, label, type, autoComplete, hint, value, readOnly }) => {
        const Field = type === 'password' ? PasswordField : TextInput;
        return (
          <Field
            key={name}
            id={`field-${name}`}
            name={name}
            label={t(label)}
            autoComplete={autoComplete}
            description={hint && t(hint.key, hint.params)}
            error={errorOf(name)}
            defaultValue={(readOnly ? undefined : typed[name]) ?? value ?? ''}
            readOnly={readOnly ?? false}
            aria-required={!readOnly}
            labelProps={{ 'data-marked': (marksRequired && !readOnly) || undefined }}
            {...(type === 'password' ? {} : { type })}
          />
        );
      })}
      <Button type="submit" busy={state.kind === 'sending'}>
        {t(action)}
      </Button>
    </form>
  );
});
