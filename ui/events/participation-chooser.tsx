'use client';

import type { Page, Participation } from '@fairdesk/core/events';
import type { ParticipationChooserBlock } from '@fairdesk/core/page';
import { type EventId, type Failure, failureKey } from '@fairdesk/core/shared';
import { useEffect, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { wait } from '../shared/wait.ts';
import styles from './chooser.module.css';
import { ParticipationCard } from './participation-card.tsx';
import { ParticipationChooserStore } from './participation-chooser-store.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  block: ParticipationChooserBlock;
  event: EventId;
  page: Page<Participation>;
}

/** The page in the address; a redirect leaves its fragment to the browser. */
const requested = (): string => {
  const { search, hash } = window.location;
  const to = new URLSearchParams(search).get('to');
  return to === null ? '' : to + hash;
};

/** Chooses a company; a single one opens at once. Portal spec §2 "Event page". */
export const ParticipationChooser = observer(function ParticipationChooser({ block, event, page }: Props) {
  const { t, say } = useLabels();
  const toast = useToast();
  const useCases = useUseCases();
  const [store] = useState(
    () => new ParticipationChooserStore(event, page, { ...useCases, requested, wait }),
  );
  const { items, total } = store.page;
  const list = `${block.uid}-list`;

  const listed = async (loading: Promise<Failure | undefined>) => {
    const failure = await loading;
    if (failure) toast.failed(say(failureKey(failure) ?? 'participations-failed'));
  };
  const choose = async ({ id, name }: Participation) => {
    const failure = await store.choose(id);
    if (failure) toast.failed(say(failureKey(failure) ?? 'participation-failed', { company: name }));
  };
  // Only once, for the list rendered with the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the only participation is known when the page opens
  useEffect(() => {
    if (store.only) void choose(store.only);
  }, [store]);

  return (
    <section className={styles.chooser} aria-labelledby={block.uid}>
      <div className={styles.head}>
        <h1 id={block.uid}>{block.title}</h1>
        {block.subTitle && <p>{block.subTitle}</p>}
      </div>
      {page.hasNext && (
        <SearchField
          label={t('participations-search')}
          controls={list}
          value={store.search}
          onChange={(text) => void listed(store.find(text))}
          result={store.search && !store.loading ? t('participations-found', { n: total }) : ''}
        />
      )}
      {items.length === 0 && !page.hasNext && <EmptyState text={t('participations-none')} />}
      <ul id={list} className={styles.cards}>
        {items.map((participation) => (
          <ParticipationCard
            key={participation.id}
            participation={participation}
            opening={store.opening === participation.id}
            onChoose={() => void choose(participation)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {store.hasMore && (
          <Button look="quiet" busy={store.loading} onClick={() => void listed(store.more())}>
            {t('participations-more')}
          </Button>
        )}
        {total > items.length && (
          <p role="status" data-number>
            {t('participations-shown', {
              shown: items.length,
              total,
            })}
          </p>
        )}
      </div>
    </section>
  );
});
