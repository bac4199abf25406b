'use client';

import type { FormStep } from '@fairdesk/core/awards';
import type { ListedEntry, OpenEntry } from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { observer } from '../../shared/observer.ts';
import { listText, momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import styles from '../approvals/approvals.module.css';
import { ReasonSheet } from '../reason-sheet.tsx';
import type { EntriesStore } from './entries-store.ts';
import { EntryAnswers } from './entry-answers.tsx';

interface Props {
  store: EntriesStore;
  timeZone: string;
  /** Of the form of the award; none when it cannot be read. */
  steps: readonly FormStep[];
  onClose: () => void;
}

/** The open entry with its answers; a submitted one can be set back to a draft. */
export const EntryPanel = observer(function EntryPanel({ store, timeZone, steps, onClose }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const [sheet, setSheet] = useState<ListedEntry>();
  const { opened, notice } = store;
  return (
    <section className={styles.item} aria-label={t('entries-entry')} aria-busy={!opened && !notice}>
      <div className={styles.steps}>
        <Button look="plain" onClick={onClose}>
          {t('entries-close')}
        </Button>
      </div>
      {notice && (
        <p role="alert" className={styles.notice}>
          {t(`entries-notice-${notice}`)}
        </p>
      )}
      {opened && (
        <>
          <Facts opened={opened} timeZone={timeZone} />
          {opened.entry.state === 'submitted' && (
            <div className={styles.verbs}>
              <Button look="quiet" onClick={() => setSheet(opened.entry)}>
                {t('entries-set-back')}
              </Button>
            </div>
          )}
          <EntryAnswers answers={opened.answers} steps={steps} />
        </>
      )}
      {sheet && (
        <ReasonSheet
          title={t('entries-set-back-title', { name: sheet.product })}
          action={t('entries-set-back')}
          hint={t('entries-reason-hint', { company: sheet.company })}
          errorLabel={() => setBackErrorOf(store.notice)}
          draftKey={`set-back/${sheet.id}`}
          send={(reason) => store.setBack(sheet, reason)}
          onSent={(saved) => {
            setSheet(undefined);
            store.replaced(saved);
            toast.done(t('entries-was-set-back'));
          }}
          onClose={() => setSheet(undefined)}
        />
      )}
    </section>
  );
});

const setBackErrorOf = (notice: EntriesStore['notice']) =>
  notice === 'changed' || notice === 'set-back' ? (`entries-notice-${notice}` as const) : 'entries-failed';

function Facts({ opened: { entry, reopened }, timeZone }: { opened: OpenEntry; timeZone: string }) {
  const { t, language } = useLabels();
  const { product, company, categories, state, at } = entry;
  const names = categories.map((category) => inLanguage(category, language));
  const key = state === 'submitted' ? 'entries-submitted-at' : 'entries-changed-at';
  return (
    <>
      <h2>{product}</h2>
      <p className={styles.facts}>
        {[
          company,
          ...(names.length > 0 ? [listText(names, language)] : []),
          t(`entries-state-${state}`),
        ].join(' · ')}
        {' · '}
        {t(key)}: <Moment of={at}>{momentText(new Date(at), timeZone, language)}</Moment>
      </p>
      {reopened && (
        <div className={styles.notice}>
          <p>
            {t('entries-set-back-at')}:{' '}
            <Moment of={reopened.at}>{momentText(new Date(reopened.at), timeZone, language)}</Moment>
          </p>
          <p className={styles.words}>{reopened.reason}</p>
        </div>
      )}
    </>
  );
}
