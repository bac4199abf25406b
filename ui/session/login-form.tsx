'use client';

import type { Session } from '@fairdesk/core/session';
import { Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { FormError } from '../shared/forms/form-error.tsx';
import { PasswordField } from '../shared/forms/password-field.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import type { LoginLinks } from './login-links.ts';
import { LoginStore } from './login-store.ts';
import { OtherWaysIn } from './other-ways-in.tsx';
import styles from './session.module.css';

interface Props {
  links: LoginLinks;
  /** The page to register as a visitor, on pages for visitors. */
  visitor?: string | undefined;
  onSignedIn: (session: Session) => void;
}

/** The login form. Portal spec §2 "Login pop-up". */
export const LoginForm = observer(function LoginForm({ links, visitor, onSignedIn }: Props) {
  const { t, say } = useLabels();
  const { signIn } = useUseCases();
  const [store] = useState(() => new LoginStore(signIn));
  const first = useRef<HTMLInputElement>(null);
  const { state } = store;
  // A submission before this script loaded was a plain form post; its result is in the address.
  useEffect(() => store.tell(new URLSearchParams(window.location.search).get('sign-in')), [store]);
  const failed = state.kind === 'error';
  useEffect(() => {
    if (failed) first.current?.focus();
  }, [failed]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const session = await store.submit({
      accountName: String(form.get('username')),
      password: String(form.get('password')),
      rememberMe: form.has('remember'),
    });
    if (session) onSignedIn(session);
  };

  return (
    <form
      method="post"
      action="/api/session/form"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      {failed && <FormError>{state.codes.map((code) => say(code)).join('\n')}</FormError>}
      <TextInput
        ref={first}
        data-autofocus
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('login-account-name')}
        aria-invalid={failed || undefined}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('login-password')}
        aria-invalid={failed || undefined}
      />
      <Checkbox name="remember" label={t('login-remember-me')} />
      <Button type="submit" busy={state.kind === 'loading'}>
        {t('login-button')}
      </Button>
      <OtherWaysIn links={links} visitor={visitor} labels={{ t }} />
    </form>
  );
});
