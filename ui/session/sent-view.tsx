import { ButtonLink } from '../shared/button.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import styles from './session.module.css';

interface Props {
  title: string;
  /** What happened, and what happens next. */
  text: string;
  signIn: string;
  labels: Pick<Labels, 't'>;
}

/** Replaces a form that was accepted. */
export function SentView({ title, text, signIn, labels: { t } }: Props) {
  return (
    <main id="content" className={styles.page}>
      <div className={styles.intro}>
        <h1>{title}</h1>
        <p role="status">{text}</p>
      </div>
      <div>
        <ButtonLink href={signIn} look="quiet">
          {t('account-back-to-login')}
        </ButtonLink>
      </div>
    </main>
  );
}
