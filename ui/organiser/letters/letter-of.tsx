import { isMailed, isPublished, type LetterChannel, type LetterPreview } from '@fairdesk/core/organiser';
import { RichText } from '../../shared/rich-text.tsx';
import { languageText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { MailArticle } from '../mail/mail-article.tsx';
import type { LetterCheckStore } from './letter-check-store.ts';
import { LetterTest } from './letter-test.tsx';
import styles from './letters.module.css';

interface Props {
  preview: LetterPreview;
  channel: LetterChannel;
  store: LetterCheckStore;
}

/** A letter as one person gets it: its mail, its message in the portal, or both. */
export function LetterOf({ preview, channel, store }: Props) {
  const { recipient, language, title, body, html } = preview;
  const { t, language: own } = useLabels();
  return (
    <>
      <p className={styles.note}>
        {recipient}. {t('letter-in', { language: languageText(language, own) })}
      </p>
      {isMailed(channel) && (
        <>
          <MailArticle label={t('letter-mail')} lang={language} title={title} note={t('letter-mail')}>
            <pre>{body}</pre>
          </MailArticle>
          <LetterTest preview={preview} store={store} />
        </>
      )}
      {isPublished(channel) && (
        <MailArticle label={t('letter-message')} lang={language} title={title} note={t('letter-message')}>
          <RichText html={html} />
        </MailArticle>
      )}
    </>
  );
}
