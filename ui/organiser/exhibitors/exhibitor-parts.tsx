'use client';

import type { ExhibitorDetails } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { useRef } from 'react';
import { Link } from '../../shared/link.tsx';
import { percentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import type { ChangeThis } from './change-this.ts';
import styles from './exhibitor.module.css';
import { ExhibitorPeople } from './exhibitor-people.tsx';
import { ExhibitorStands } from './exhibitor-stands.tsx';
import { ExhibitorTasks } from './exhibitor-tasks.tsx';

interface Props {
  details: ExhibitorDetails;
  timeZone: string;
  /** The address of the public page; absent while visitors do not see it. */
  publicPage?: string | undefined;
  /** Whether the organiser may delete its people. */
  mayDelete?: boolean;
  /** Receives the exhibitor after each change. */
  onChanged: (details: ExhibitorDetails) => void;
}

/** The tasks, people, stands, profile and messages of an exhibitor. */
export function ExhibitorParts({ details, timeZone, publicPage, mayDelete, onChanged }: Props) {
  const { t, say, language } = useLabels();
  const toast = useToast();
  const { changeExhibitor, readExhibitor } = useOrganiser();
  const { row, missing, messages } = details;
  const requests = useRef(0);
  const reload = async () => {
    requests.current += 1;
    const request = requests.current;
    const latest = await readExhibitor(row.id, language);
    // Only the response to the latest request counts, whatever order they arrive in.
    if (latest.isOk() && request === requests.current) onChanged(latest.value);
    return latest;
  };
  const explain = async (failure: Failure) => {
    if (failure.kind === 'conflict' || failure.kind === 'not-found') {
      const latest = await reload();
      const isDeleted = latest.isErr() && latest.error.kind === 'not-found';
      return toast.failed(t(isDeleted ? 'exhibitor-desk-deleted' : 'exhibitor-desk-changed'));
    }
    const [fault] = failure.kind === 'rejected' ? failure.fields : [];
    toast.failed(fault ? say(fault.code, fault.params) : t('exhibitor-list-not-saved'));
  };
  const change: ChangeThis = async (input) => {
    const changed = await changeExhibitor(row.id, input);
    if (changed.isErr()) await explain(changed.error);
    else await reload();
    return changed.isOk();
  };
  return (
    <>
      <ExhibitorTasks tasks={details.tasks} timeZone={timeZone} onChange={change} />
      <ExhibitorPeople
        people={details.people}
        timeZone={timeZone}
        onChange={change}
        onDeleted={mayDelete ? async () => void (await reload()) : undefined}
      />
      <ExhibitorStands stands={details.stands} onChange={change} />
      <section className={styles.part}>
        <h2>{t('exhibitor-list-column-completeness')}</h2>
        <p>{t('exhibitor-desk-complete', { percent: percentText(row.completeness, language) })}</p>
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map((part) => (
              <li key={part}>{t(`exhibitor-desk-part-${part}`)}</li>
            ))}
          </ul>
        )}
        {publicPage && <Link href={publicPage}>{t('exhibitor-desk-public-page')}</Link>}
      </section>
      <section className={styles.part}>
        <h2>{t('exhibitor-desk-messages')}</h2>
        {messages.length === 0 ? (
          <p>{t('exhibitor-desk-no-messages')}</p>
        ) : (
          <ul>
            {messages.map(({ title, date }) => (
              <li key={`${date} ${title}`}>{title}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
