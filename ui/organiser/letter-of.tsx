import { isMailed, isPublished, type LetterChannel, type LetterPreview } from '@fairdesk/core/organiser';
import { LANGUAGE_NAMES } from '@fairdesk/core/shared';
import { useLabels } from '../shared/labels.tsx';
import { RichText } from '../shared/rich-text.tsx';
import styles from './letters.module.css';

interface Props {
  preview: LetterPreview;
  channel: LetterChannel;
}

/** A letter as one person gets it: its mail, its message in the portal, or both. */
export function LetterOf({ preview: { language, title, body, html }, channel }: Props) {
  const { t } = useLabels();
  return (
    <>
      <p className={styles.note}>{t('letter-in', { language: LANGUAGE_NAMES[language] })}</p>
      {isMailed(channel) && (
        <article className={styles.mail} lang={language} aria-label={t('letter-mail')}>
          <p className={styles.note}>{t('letter-mail')}</p>
          <h3>{title}</h3>
          <pre>{body}</pre>
        </article>
      )}
      {isPublished(channel) && (
        <article className={styles.mail} lang={language} aria-label={t('letter-message')}>
          <p className={styles.note}>{t('letter-message')}</p>
          <h3>{title}</h3>
          <RichText html={html} />
        </article>
      )}
    </>
  );
}
