import type { NoEventsMessage } from '@fairdesk/core/page';
import { isLanguage, LANGUAGE_NAMES } from '@fairdesk/core/shared';
import { EmptyState } from '../shared/empty-state.tsx';
import { RichText } from '../shared/rich-text.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './chooser.module.css';

interface Props {
  messages: readonly NoEventsMessage[];
  /** Whom to write to, for each reader; empty for none. */
  supportHtml: string;
}

/** The messages for when there is no fair to choose, in every available language, the reader's own first. */
export function NoEvents({ messages, supportHtml }: Props) {
  const { t, language } = useLabels();
  const ownFirst = messages.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
  return (
    <section className={styles.chooser}>
      <h1>{t('events-none-title')}</h1>
      {messages.length === 0 && <EmptyState text={t('events-none')} />}
      {ownFirst.map((message) => (
        <div key={message.language} lang={message.language} className={styles.message}>
          {message.showFlag && isLanguage(message.language) && (
            <p className={styles.flag}>{LANGUAGE_NAMES[message.language]}</p>
          )}
          <RichText html={message.html} />
        </div>
      ))}
      {supportHtml && <RichText html={supportHtml} />}
    </section>
  );
}
