'use client';

import { type Message, newestFirst } from '@fairdesk/core/dashboard';
import type { MessagesBlock } from '@fairdesk/core/page';
import type { ParticipationId } from '@fairdesk/core/shared';
import { useId, useState } from 'react';
import { EmptyState } from '../shared/empty-state.tsx';
import { observer } from '../shared/observer.ts';
import { ShowMore } from '../shared/show-more.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { MessageItem } from './message-item.tsx';
import styles from './message-list.module.css';
import { MessageListStore } from './message-list-store.ts';

interface Props {
  block: MessagesBlock;
  participation: ParticipationId;
  messages: readonly Message[];
}

/** Messages from the organiser, newest first. Portal spec §2 "Messages list". */
export const MessageList = observer(function MessageList({ block, participation, messages }: Props) {
  const { t } = useLabels();
  const { markMessageRead } = useUseCases();
  const [store] = useState(() => new MessageListStore(participation, messages, markMessageRead));
  const [all, setAll] = useState(false);
  const id = useId();
  const limit = block.limit ?? messages.length;
  return (
    <section aria-labelledby={block.uid} className={styles.messages}>
      <h2 id={block.uid}>{block.title}</h2>
      {messages.length === 0 && <EmptyState text={t('messages-none')} />}
      <ul id={id}>
        {newestFirst(messages)
          .slice(0, all ? messages.length : limit)
          .map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              open={store.open.has(message.id)}
              read={store.read.has(message.id)}
              onToggle={() => void store.toggle(message.id)}
            />
          ))}
      </ul>
      {messages.length > limit && (
        <ShowMore
          controls={id}
          expanded={all}
          more={t('messages-more')}
          less={t('messages-less')}
          onToggle={() => setAll(!all)}
        />
      )}
    </section>
  );
});
