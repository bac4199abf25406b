'use client';

import { type ImportRecord, type ImportUndoPlan, isImportRunning } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { observer } from '../../shared/observer.ts';
import { listText, numberText, shortMomentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskTable } from '../desk-table.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './import.module.css';
import { targetText } from './import-fault-text.ts';
import type { ImportStore } from './import-store.ts';

interface Props {
  store: ImportStore;
  timeZone: string;
}

interface Planned {
  readonly record: ImportRecord;
  readonly plan: ImportUndoPlan;
}

/** How many of the values that stay are named. */
const NAMED = 5;

/** Earlier imports, each of which can be undone. */
export const ImportHistoryList = observer(function ImportHistoryList({ store, timeZone }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const toast = useToast();
  const { planUndo } = useOrganiser();
  const [planned, setPlanned] = useState<Planned>();
  const { items, total } = store.history;
  const ask = async (record: ImportRecord) => {
    const plan = await planUndo(record.id);
    if (plan.isErr()) return toast.failed(t('import-failed'));
    setPlanned({ record, plan: plan.value });
  };
  const undo = ({ record }: Planned) => {
    setPlanned(undefined);
    void store.undo(record);
  };
  const textOf = ({ plan: { restored, keptCount, kept } }: Planned): string => {
    const names = kept
      .slice(0, NAMED)
      .map(({ name, target }) => [name, target && targetText(target, labels)].filter(Boolean).join(', '));
    return [
      t('import-undo-text', { n: restored }),
      ...(keptCount > 0 ? [t('import-undo-kept', { n: keptCount, list: listText(names, language) })] : []),
    ].join(' ');
  };
  return (
    <section className={styles.section} aria-labelledby="import-history">
      <h2 id="import-history">{t('import-history')}</h2>
      {items.length === 0 && <p className={styles.hint}>{t('import-history-empty')}</p>}
      {items.length < total && (
        <p className={styles.hint}>{t('import-history-listed', { n: items.length, total })}</p>
      )}
      {items.length > 0 && (
        <DeskTable className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import-name')}</th>
              <th scope="col">{t('import-when')}</th>
              <th scope="col" data-wide>
                {t('import-by')}
              </th>
              <th scope="col" data-number data-wide>
                {t('import-new')}
              </th>
              <th scope="col" data-number data-wide>
                {t('import-changed')}
              </th>
              <th scope="col">{t('import-state')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('plan-actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((record) => (
              <tr key={record.id}>
                <th scope="row">{record.fileName}</th>
                <td>
                  <Moment of={record.at}>{shortMomentText(new Date(record.at), timeZone, language)}</Moment>
                </td>
                <td data-wide>{record.actor}</td>
                <td data-number data-wide>
                  {numberText(record.totals.new, language)}
                </td>
                <td data-number data-wide>
                  {numberText(record.totals.changed, language)}
                </td>
                <td>{t(`import-state-${record.state}`)}</td>
                <td>
                  <span className={styles.actions}>
                    {isImportRunning(record) && (
                      <Button look="plain" busy={store.isBusy} onClick={() => void store.resume(record)}>
                        {t('import-continue')}
                      </Button>
                    )}
                    {(record.state === 'applied' || record.state === 'applying') && (
                      <Button look="plain" busy={store.isBusy} onClick={() => void ask(record)}>
                        {t('import-undo')}
                        <span className="visually-hidden">: {record.fileName}</span>
                      </Button>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </DeskTable>
      )}
      {planned && (
        <ConfirmDialog
          title={t('import-undo-of', { name: planned.record.fileName })}
          text={textOf(planned)}
          action={t('import-undo')}
          onConfirm={() => undo(planned)}
          onClose={() => setPlanned(undefined)}
        />
      )}
    </section>
  );
});
