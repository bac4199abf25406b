import { ButtonLink } from '../shared/button.tsx';
import { useLabels } from '../shared/labels.tsx';
import styles from './session.module.css';

interface Props {
  title: string;
  /** What happened, and what happens next. */
  text: string;
  signIn: string;
}

/** Replaces a form that was accepted. */
export function SentNote({ title, text, signIn }: Props) {
  const { t } = useLabels();
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
