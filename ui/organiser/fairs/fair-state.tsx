'use client';

import { FAIR_STATES, type FairSettings, type FairState as State } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { FOCUS_HEIR } from '../../shared/dialogs/use-focus-return.ts';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { Link } from '../../shared/link.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './fair.module.css';

interface Props {
  fair: FairSettings;
  /** The address of its website. */
  website: string;
  onSaved: (fair: FairSettings) => void;
}

/** Shows and changes the state of the fair, with what each state means for visitors and exhibitors. */
export function FairState({ fair, website, onSaved }: Props) {
  const { t } = useLabels();
  const { changeFairState } = useOrganiser();
  const [chosen, setChosen] = useState<State>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const selected = chosen ?? fair.state;
  useLeaveGuard(selected !== fair.state);
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    setBusy(true);
    const result = await changeFairState(selected, fair.version);
    setBusy(false);
    result.match(
      (saved) => {
        setAsking(false);
        setChosen(undefined);
        setChanged(true);
        setError(undefined);
        onSaved(saved);
      },
      ({ kind }) => setError(t(kind === 'conflict' ? 'fair-changed-meanwhile' : 'fair-save-failed')),
    );
  };
  return (
    <section className={styles.state} aria-labelledby="fair-state">
      <h2 id="fair-state" {...FOCUS_HEIR}>
        {t('fair-state')}
      </h2>
      <fieldset className={styles.states}>
        <legend className="visually-hidden">{t('fair-state')}</legend>
        {FAIR_STATES.map((state) => (
          <label key={state} className={styles.option} data-current={state === fair.state || undefined}>
            <input
              type="radio"
              name="fair-state"
              checked={state === selected}
              onChange={() => setChosen(state)}
            />
            <span>
              <strong>{t(`fair-state-${state}`)}</strong>
              <span className={styles.meaning}>{t(`fair-state-${state}-text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {selected !== fair.state && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('fair-state-change', { state: t(`fair-state-${selected}`) })}
        </Button>
      )}
      <p role="status">{isChanged && t('fair-state-changed', { state: t(`fair-state-${fair.state}`) })}</p>
      {fair.state === 'published' && <Link href={website}>{t('fair-site')}</Link>}
      {isAsking && (
        <ConfirmDialog
          title={t('fair-state-change', { state: t(`fair-state-${selected}`) })}
          text={t(`fair-state-${selected}-text`)}
          action={t('fair-state-change', { state: t(`fair-state-${selected}`) })}
          busy={isBusy}
          error={error}
          onConfirm={() => void save()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
