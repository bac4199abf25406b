'use client';

import { failureKey, type ParticipationId } from '@fairdesk/core/shared';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { Skeleton } from '../shared/skeleton.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import styles from './validation-page.module.css';

interface Props {
  /** The only company this user can have meant; `undefined` while the server is still validating. */
  select?: ParticipationId;
  /** The requested page. */
  to: string;
  /** The list of events. */
  events: string;
}

/**
 * Opens the user's only company; displays a notice if that takes more than a moment. Portal spec §2
 * "Validation page".
 */
export function ValidationPage({ select, to, events }: Props) {
  const { t, say } = useLabels();
  const { chooseParticipation, tabMemory, departure } = useUseCases();
  /** The key of the message. */
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (select === undefined) return;
    void chooseParticipation(select).match(
      // A redirect leaves the fragment to the browser. Avoids an endless redirect in a browser that rejects the selection cookies.
      () =>
        tabMemory.selection().participationId === select
          ? departure.go(to + window.location.hash)
          : setFailed('validating-failed'),
      (failure) => setFailed(failureKey(failure) ?? 'validating-failed'),
    );
  }, [select, to, chooseParticipation, tabMemory, departure]);
  return (
    <main id="content" className={styles.page}>
      {failed ? (
        <EmptyState text={say(failed)}>
          <ButtonLink href={events}>{t('event-switch')}</ButtonLink>
        </EmptyState>
      ) : (
        <Skeleton lines={4} label={t('validating')} />
      )}
    </main>
  );
}
