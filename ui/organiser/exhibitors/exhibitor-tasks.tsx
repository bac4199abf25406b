'use client';

import type { ExhibitorTask } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { ChangeThis } from './change-this.ts';
import styles from './exhibitor.module.css';

interface Props {
  tasks: readonly ExhibitorTask[];
  timeZone: string;
  onChange: ChangeThis;
}

/** The tasks of an exhibitor, which an organiser can complete for it. */
export function ExhibitorTasks({ tasks, timeZone, onChange }: Props) {
  const { t, language } = useLabels();
  /** The codes of the tasks that are being saved; their boxes keep the focus. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  const toggle = async ({ code, isCompleted }: ExhibitorTask) => {
    if (busy.includes(code)) return;
    setBusy((others) => [...others, code]);
    await onChange({ kind: 'task', code, isCompleted: !isCompleted });
    setBusy((others) => others.filter((other) => other !== code));
  };
  const stateOf = (task: ExhibitorTask) => {
    if (!task.isCompleted)
      return t(task.isLate ? 'exhibitor-desk-task-late' : 'exhibitor-desk-task-due', {
        date: momentText(new Date(task.due), timeZone, language),
      });
    const done = t('exhibitor-desk-task-done', {
      date: task.completedAt ? momentText(new Date(task.completedAt), timeZone, language) : '',
    });
    return task.completedBy ? `${done.trim()} · ${task.completedBy}` : done.trim();
  };
  return (
    <section className={styles.part}>
      <h2>{t('exhibitor-desk-tasks')}</h2>
      {tasks.length === 0 ? (
        <p>{t('exhibitor-desk-tasks-none')}</p>
      ) : (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <li key={task.code}>
              <label>
                <input
                  type="checkbox"
                  checked={task.isCompleted}
                  aria-busy={busy.includes(task.code) || undefined}
                  onChange={() => void toggle(task)}
                />
                <span>
                  {task.title}
                  <small data-late={task.isLate || undefined} suppressHydrationWarning>
                    {stateOf(task)}
                  </small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
