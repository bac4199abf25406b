'use client';

import { afterSignIn } from '@fairdesk/core/session';
import { useState } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { Form } from '../shared/forms/form.tsx';
import { FormStore } from '../shared/forms/form-store.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { MessageKey } from '../shared/texts/messages.ts';
import { useUseCases } from '../shared/use-cases.tsx';
import { SessionPage } from './session-page.tsx';

/** The texts of a page for a mailed link. */
interface LinkTexts {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly button: MessageKey;
  /** The button to request a new link. */
  readonly again: MessageKey;
}

const SIGN_IN: LinkTexts = {
  title: 'link-title',
  text: 'link-confirm',
  button: 'link-button',
  again: 'forgot-button',
};

interface Props {
  token: string;
  /** The page after signing in: a path of our own. */
  next: string;
  /** The page to request a new link. */
  request: string;
  texts?: LinkTexts;
}

/** `/sign-in/{token}` and `/verify/{token}`: requires a click, so that a program that opens links does not use up the token. */
export const LinkPage = observer(function LinkPage({ token, next, request, texts = SIGN_IN }: Props) {
  const { t } = useLabels();
  const { signInByLink } = useUseCases();
  const [store] = useState(
    () =>
      new FormStore(
        () => [],
        () =>
          signInByLink(token).andTee((session) => {
            const after = afterSignIn(session);
            window.location.assign(after.kind === 'go' ? after.href : next);
          }),
      ),
  );
  const { state } = store;
  if (state.kind === 'refused' && state.failure?.kind === 'not-found')
    return (
      <SessionPage title={t(texts.title)} text={t('link-expired')}>
        <ButtonLink href={request}>{t(texts.again)}</ButtonLink>
      </SessionPage>
    );
  return (
    <SessionPage title={t(texts.title)} text={t(texts.text)}>
      <Form store={store} fields={[]} action={texts.button} />
    </SessionPage>
  );
});
