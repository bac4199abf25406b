'use client';

import type { TaskPlan } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import type { ExhibitorListStore } from './exhibitor-list-store.ts';
import { ExhibitorTaskSheet } from './exhibitor-task-sheet.tsx';

/** Changes a task of the selected exhibitors. */
export const ExhibitorTaskVerb = observer(function ExhibitorTaskVerb({
  store,
}: {
  store: ExhibitorListStore;
}) {
  const { t } = useLabels();
  const toast = useToast();
  const { planTasks, undoExhibitorTask } = useOrganiser();
  const [plan, setPlan] = useState<TaskPlan>();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const loaded = await planTasks();
    setBusy(false);
    if (loaded.isErr()) return toast.failed(t('exhibitor-list-failed'));
    setPlan(loaded.value);
  };
  const undo = async (change: string) => {
    const undone = await undoExhibitorTask(change);
    if (undone.isErr()) return toast.failed(t('exhibitor-list-not-saved'));
    const { restored, changed } = undone.value;
    const changedText = changed > 0 ? ` ${t('exhibitor-task-changed-since', { n: changed })}` : '';
    toast.done(`${t('exhibitor-task-undone', { n: restored })}${changedText}`);
    await store.reload();
  };
  return (
    <>
      <Button look="quiet" busy={isBusy} onClick={() => void open()}>
        {t('exhibitor-task')}
      </Button>
      {plan && (
        <ExhibitorTaskSheet
          list={store}
          plan={plan}
          onSaved={({ companies: n, undo: change }) => {
            setPlan(undefined);
            toast.done(
              t('exhibitor-task-done', { n }),
              change === undefined
                ? undefined
                : { label: t('exhibitor-list-undo'), run: () => void undo(change) },
            );
            void store.reload();
          }}
          onClose={() => setPlan(undefined)}
        />
      )}
    </>
  );
});
