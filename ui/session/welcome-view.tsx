import type { ReactNode } from 'react';
import type { Labels } from '../shared/texts/translate.ts';
import styles from './session.module.css';

interface Props {
  /** Title and text, if not those of the portal. */
  title?: string | undefined;
  text?: string | undefined;
  labels: Pick<Labels, 't'>;
  /** The login form. */
  children: ReactNode;
}

/** The start page for signed-out users, around either form. */
export function WelcomeView({ title, text, labels: { t }, children }: Props) {
  return (
    <main id="content" className={styles.welcome}>
      <div className={styles.intro}>
        <h1>{title ?? t('welcome-title')}</h1>
        <p>{text ?? t('welcome-text')}</p>
      </div>
      <section className={styles.sign} aria-labelledby="sign-in">
        <h2 id="sign-in">{t('login-title')}</h2>
        {children}
      </section>
    </main>
  );
}
