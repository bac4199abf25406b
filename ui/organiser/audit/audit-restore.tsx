'use client';

import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './audit-list.module.css';

interface Props {
  id: string;
  /** What is undone, for screen readers. */
  what: string;
}

/** Undoes one action of the history, and reports the result in its place. */
export function AuditRestore({ id, what }: Props) {
  const { t } = useLabels();
  const { restoreChange } = useOrganiser();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'done' | 'changed' | 'gone' | 'failed'>();
  const restore = async () => {
    setBusy(true);
    const result = await restoreChange(id);
    setBusy(false);
    if (result.isOk()) setOutcome('done');
    else
      setOutcome(
        result.error.kind === 'conflict' ? 'changed' : result.error.kind === 'not-found' ? 'gone' : 'failed',
      );
  };
  return (
    <p className={styles.restore}>
      {outcome !== 'done' && outcome !== 'gone' && (
        <Button look="plain" busy={isBusy} onClick={restore} aria-label={t('audit-restore-what', { what })}>
          {t('audit-restore')}
        </Button>
      )}
      <span role="status">{outcome && t(`audit-restore-${outcome}`)}</span>
    </p>
  );
}
