'use client';

import type { EventTile } from '@fairdesk/core/events';
import type { EventChooserBlock } from '@fairdesk/core/page';
import { useId, useState } from 'react';
import { RichText } from '../shared/rich-text.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './chooser.module.css';
import { EventCard } from './event-card.tsx';
import { NoEvents } from './no-events.tsx';
import { SearchField } from './search-field.tsx';

/** The number of events from which the search field appears. */
const SEARCH_FROM = 7;

interface Props {
  block: EventChooserBlock;
  events: readonly EventTile[];
}

/** Chooses a fair. Portal spec §2 "Event selection". */
export function EventChooser({ block, events }: Props) {
  const { t, language } = useLabels();
  const [search, setSearch] = useState('');
  const id = useId();
  if (events.length === 0) return <NoEvents messages={block.noEvents} supportHtml={block.supportHtml} />;
  const folded = search.trim().toLocaleLowerCase(language);
  const matches = events.filter(({ summary }) => summary.name.toLocaleLowerCase(language).includes(folded));
  return (
    <section className={styles.chooser} aria-labelledby={block.uid}>
      <div className={styles.head}>
        <h1 id={block.uid}>{block.title}</h1>
        {block.subTitle && <p>{block.subTitle}</p>}
      </div>
      {events.length >= SEARCH_FROM && (
        <SearchField
          label={t('events-search')}
          controls={id}
          value={search}
          onChange={setSearch}
          result={search && t('events-found', { n: matches.length })}
        />
      )}
      <ul id={id} className={styles.cards}>
        {matches.map((event) => (
          <EventCard key={event.href} event={event} />
        ))}
      </ul>
      {block.supportHtml && <RichText html={block.supportHtml} />}
    </section>
  );
}
