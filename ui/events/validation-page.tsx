'use client';

import type { ParticipationId } from '@fairdesk/core/shared';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { useLabels } from '../shared/labels.tsx';
import { Skeleton } from '../shared/skeleton.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import styles from './validation-page.module.css';

interface Props {
  /** The one company this person can only mean; `undefined` while the server is still finding out. */
  select?: ParticipationId;
  /** The page asked for. */
  to: string;
  /** The list of events. */
  events: string;
}

/** Opens the only desk there is; shows that it does so when it takes more than a moment. Portal spec §2 "Validation page". */
export function ValidationPage({ select, to, events }: Props) {
  const { t } = useLabels();
  const { chooseParticipation, tabMemory, departure } = useUseCases();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (select === undefined) return;
    void chooseParticipation(select).match(
      // A browser that rejects the selection would be sent back here for ever.
      () => (tabMemory.selection().participationId === select ? departure.go(to) : setFailed(true)),
      () => setFailed(true),
    );
  }, [select, to, chooseParticipation, tabMemory, departure]);
  return (
    <main id="content" className={styles.page}>
      {failed ? (
        <EmptyState text={t('validating-failed')}>
          <ButtonLink href={events}>{t('event-switch')}</ButtonLink>
        </EmptyState>
      ) : (
        <Skeleton lines={4} label={t('validating')} />
      )}
    </main>
  );
}
