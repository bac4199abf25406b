'use client';

import { afterSignIn, type Session } from '@fairdesk/core/session';
import dynamic from 'next/dynamic';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import type { LoginLinks } from './login-links.ts';
import { WelcomeView } from './welcome-view.tsx';

/** Loaded separately, because signed-in users do not need it. */
const LoginForm = dynamic(async () => (await import('./login-form.tsx')).LoginForm);

interface Props {
  /** Title and text, if not those of the portal. */
  title?: string;
  text?: string;
  /** The page to register as a visitor, on pages for visitors. */
  visitor?: string;
  links: LoginLinks;
}

/** The start page for signed-out users. */
export function WelcomePage({ title, text, visitor, links }: Props) {
  const { t } = useLabels();
  const { departure } = useUseCases();
  const go = (session: Session) => {
    const next = afterSignIn(session);
    if (next.kind === 'go') departure.go(next.href);
    else departure.reload();
  };
  return (
    <WelcomeView title={title} text={text} labels={{ t }}>
      <LoginForm links={links} visitor={visitor} onSignedIn={go} />
    </WelcomeView>
  );
}
