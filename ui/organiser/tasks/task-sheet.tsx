'use client';

import {
  NEW_TASK,
  type PlannedTask,
  type TaskDefinition,
  type TaskForm,
  type TaskPlan,
  taskFaults,
  taskFormOf,
} from '@fairdesk/core/organiser';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { TaskFields } from './task-fields.tsx';
import { TASK_FIELDS, useTaskWords } from './use-task-words.ts';

interface Props {
  /** The task to change; absent for a new one. */
  task?: PlannedTask | undefined;
  plan: TaskPlan;
  onSaved: (task: TaskDefinition) => void;
  onClose: () => void;
}

/** Adds or changes a task. */
export const TaskSheet = observer(function TaskSheet({ task, plan, onSaved, onClose }: Props) {
  const { t } = useLabels();
  const { createTask, saveTask, planTasks } = useOrganiser();
  const [store] = useState(
    () =>
      new EditStore<TaskForm, TaskDefinition>({
        start: task ? editionOf(task, plan.timeZone) : { form: NEW_TASK },
        check: taskFaults,
        save: ({ form, version = '' }, { key }) =>
          task ? saveTask(task.code, form, version) : createTask(form, { id: key }),
        latest: () =>
          planTasks().map(({ tasks, timeZone }) => {
            const current = tasks.find(({ code }) => code === task?.code);
            return current ? editionOf(current, timeZone) : { form: NEW_TASK };
          }),
      }),
  );
  const { form, change } = store;
  const { names, paths, describe } = useTaskWords(plan);
  return (
    <DeskSheet
      store={store}
      title={t(task ? 'plan-edit' : 'plan-new')}
      action={t(task ? 'plan-save' : 'plan-add')}
      errorLabel="plan-save-failed"
      labels={paths}
      draft={{ key: `task/${task?.code ?? 'new'}`, names: TASK_FIELDS }}
      describe={describe}
      {...(task && { subject: `task:${task.code}` })}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => <TaskFields form={form} plan={plan} names={names} errorOf={errorOf} onChange={change} />}
    </DeskSheet>
  );
});

const editionOf = (task: TaskDefinition, timeZone: string) => ({
  version: task.version,
  form: taskFormOf(task, timeZone),
});
