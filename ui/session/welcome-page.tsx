'use client';

import { afterSignIn, type Session } from '@fairdesk/core/session';
import { lazy } from 'react';
import { useLabels } from '../shared/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import type { LoginLinks } from './login-form.tsx';
import styles from './session.module.css';

/** Loaded separately, because signed-in users do not need it. */
const LoginForm = lazy(async () => ({ default: (await import('./login-form.tsx')).LoginForm }));

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
    <main id="content" className={styles.welcome}>
      <div className={styles.intro}>
        <h1>{title ?? t('welcome-title')}</h1>
        <p>{text ?? t('welcome-text')}</p>
      </div>
      <section className={styles.sign} aria-labelledby="sign-in">
        <h2 id="sign-in">{t('login-title')}</h2>
        <LoginForm links={links} visitor={visitor} onSignedIn={go} />
      </section>
    </main>
  );
}
