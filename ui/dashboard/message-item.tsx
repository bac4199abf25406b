import type { Message } from '@fairdesk/core/dashboard';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import { RichText } from '../shared/rich-text.tsx';
import { dayText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { Moment } from '../shared/texts/moment.tsx';
import styles from './message-list.module.css';

interface Props {
  message: Message;
  open: boolean;
  read: boolean;
  onToggle: () => void;
}

export function MessageItem({ message, open, read, onToggle }: Props) {
  const { t, language } = useLabels();
  const id = useId();
  const { date, title, content, link, languages } = message;
  return (
    <li className={styles.item} data-unread={!read || undefined}>
      <h3>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.title}>
            {!read && (
              <span className={styles.dot}>
                <span className="visually-hidden">{t('message-unread')}: </span>
              </span>
            )}
            <span lang={languages?.title}>{title}</span>
          </span>
          <Moment of={date}>{dayText(date, language)}</Moment>
          <Icon of={IconChevronDown} />
        </button>
      </h3>
      <div id={id} hidden={!open} data-print="show" className={styles.body}>
        <RichText html={content} lang={languages?.content} />
        {link && (
          <ButtonLink look="quiet" href={link.href}>
            <span lang={languages?.link}>{link.title}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
