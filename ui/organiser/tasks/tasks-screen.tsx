'use client';

import type { PlannedTask, TaskDefinition, TaskPlan } from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { TASK_LIST_CAP } from '@fairdesk/core/tasks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { useMoves } from '../../shared/editing/use-moves.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { DeskTable } from '../desk-table.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { useRowDrag } from '../use-row-drag.ts';
import { TaskPlanStore } from './task-plan-store.ts';
import { TaskRow } from './task-row.tsx';
import { TaskSheet } from './task-sheet.tsx';
import styles from './tasks.module.css';

interface Props {
  plan: TaskPlan;
  /** The address of this page. */
  address: string;
}

/** A new task, or one to change. */
type Edited = { readonly task?: PlannedTask };

/** The tasks of the fair: defined, changed and put in order here. */
export const TasksScreen = observer(function TasksScreen({ plan: loaded, address }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const organiser = useOrganiser();
  const [store] = useState(() => new TaskPlanStore(loaded, organiser));
  const [edited, setEdited] = useState<Edited>();
  const moves = useMoves<HTMLTableSectionElement>('plan-move-failed');
  const { plan } = store;
  const nameOf = ({ titles }: Pick<TaskDefinition, 'titles'>) => inLanguage(titles, language);
  const codes = plan.tasks.map(({ code }) => code);
  const drag = useRowDrag(codes, async (code, before) => {
    if ((await store.move(code, before))?.isErr()) toast.failed(t('plan-move-failed'));
  });
  const step = async (task: PlannedTask, way: 'up' | 'down') => {
    const result = await store.step(task.code, way);
    const ids = store.plan.tasks.map(({ code }) => code);
    moves.moved({ id: task.code, name: nameOf(task), way, result, ids });
  };
  const restore = async (task: PlannedTask, before: string | undefined) => {
    const name = nameOf(task);
    if (await store.restore(task, before)) toast.done(t('plan-restored', { name }));
    else toast.failed(t('plan-restore-failed'));
  };
  const remove = async (task: PlannedTask) => {
    const before = codes[codes.indexOf(task.code) + 1];
    if (!(await store.remove(task.code))) return toast.failed(t('plan-delete-failed'));
    const action = { label: t('plan-restore'), run: () => void restore(task, before) };
    toast.done(t('plan-deleted', { name: nameOf(task) }), action);
  };
  const saved = (task: TaskDefinition) => {
    toast.done(t(edited?.task ? 'plan-saved' : 'plan-added', { name: nameOf(task) }));
    setEdited(undefined);
    void store.load();
  };
  return (
    <>
      <DeskHeading
        title={t('desk-tasks')}
        text={t('plan-text')}
        actions={
          <Button icon={<Icon of={IconPlus} />} onClick={() => setEdited({})}>
            {t('plan-new')}
          </Button>
        }
      />
      {plan.tasks.length >= MANY_TASKS && (
        <p>{t('plan-many', { n: plan.tasks.length, max: TASK_LIST_CAP })}</p>
      )}
      {plan.tasks.length === 0 ? (
        <EmptyState text={t('plan-empty')} />
      ) : (
        <DeskTable className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('plan-task')}</th>
              <th scope="col" data-wide>
                {t('plan-category')}
              </th>
              <th scope="col">{t('plan-deadline')}</th>
              <th scope="col" data-wide>
                {t('plan-audience')}
              </th>
              <th scope="col" data-number>
                {t('plan-done')}
              </th>
              <th scope="col" data-number>
                {t('plan-open')}
              </th>
              <th scope="col" data-number>
                {t('plan-late')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('plan-actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={moves.list}>
            {plan.tasks.map((task, place) => (
              <TaskRow
                key={task.code}
                task={task}
                timeZone={plan.timeZone}
                choices={plan.choices}
                href={`${address}/${encodeURIComponent(task.code)}`}
                drag={drag}
                moves={{ up: place > 0, down: place < codes.length - 1, busy: store.isMoving }}
                onMove={(way) => void step(task, way)}
                onEdit={() => setEdited({ task })}
                onRemove={() => void remove(task)}
              />
            ))}
          </tbody>
        </DeskTable>
      )}
      {moves.announce}
      {edited && (
        <TaskSheet task={edited.task} plan={plan} onSaved={saved} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
});

/** From this many tasks on, the screen names the maximum. */
const MANY_TASKS = 80;
