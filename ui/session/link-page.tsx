'use client';

import { afterSignIn } from '@fairdesk/core/session';
import { useState } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { Form } from '../shared/form.tsx';
import { FormStore } from '../shared/form-store.ts';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import { useUseCases } from '../shared/use-cases.tsx';
import { SessionPage } from './session-page.tsx';

interface Props {
  token: string;
  /** The page after signing in. */
  signIn: string;
  /** The page to request a new link. */
  request: string;
}

/** `/sign-in/{token}`: requires a click, so that a program that opens links does not use up the token. */
export const LinkPage = observer(function LinkPage({ token, signIn, request }: Props) {
  const { t } = useLabels();
  const { signInByLink } = useUseCases();
  const [store] = useState(
    () =>
      new FormStore(
        () => [],
        () =>
          signInByLink(token).andTee((session) => {
            const next = afterSignIn(session);
            window.location.assign(next.kind === 'go' ? next.href : signIn);
          }),
      ),
  );
  const { state } = store;
  if (state.kind === 'refused' && state.failure === 'not-found')
    return (
      <SessionPage title={t('link-title')} text={t('link-expired')}>
        <ButtonLink href={request}>{t('forgot-button')}</ButtonLink>
      </SessionPage>
    );
  return (
    <SessionPage title={t('link-title')} text={t('link-confirm')}>
      <Form store={store} fields={[]} action="link-button" />
    </SessionPage>
  );
});
