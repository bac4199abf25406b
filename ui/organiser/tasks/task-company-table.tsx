'use client';

import { type CompanyProgress, deadlineFormOf } from '@fairdesk/core/organiser';
import { dayIn } from '@fairdesk/core/shared';
import { memo } from 'react';
import { observer } from '../../shared/observer.ts';
import { dayText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { DeskTable } from '../desk-table.tsx';
import styles from './task-companies.module.css';
import type { TaskCompaniesStore } from './task-companies-store.ts';

interface Props {
  store: TaskCompaniesStore;
}

/** The companies that have a task. */
export const TaskCompanyTable = observer(function TaskCompanyTable({ store }: Props) {
  const { t } = useLabels();
  const { page, chosen } = store;
  return (
    <DeskTable className={styles.table}>
      <thead>
        <tr>
          <td className={styles.check}>
            <input
              type="checkbox"
              aria-label={t('progress-choose-all')}
              checked={store.isEveryChosen}
              onChange={store.toggleAll}
            />
          </td>
          <th scope="col">{t('progress-company')}</th>
          <th scope="col" data-wide>
            {t('progress-stands')}
          </th>
          <th scope="col">{t('progress-state')}</th>
          <th scope="col">{t('progress-due')}</th>
          <th scope="col" data-wide>
            {t('progress-by')}
          </th>
        </tr>
      </thead>
      <tbody>
        {page.items.map((company) => (
          <CompanyRow
            key={company.id}
            company={company}
            timeZone={page.timeZone}
            isChosen={chosen.has(company.id)}
            onToggle={store.toggle}
          />
        ))}
      </tbody>
    </DeskTable>
  );
});

interface RowProps {
  company: CompanyProgress;
  timeZone: string;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

const CompanyRow = memo(function CompanyRow({ company, timeZone, isChosen, onToggle }: RowProps) {
  const { t, language } = useLabels();
  const { id, name, stands, state, due, isExtended, completedAt, completedBy } = company;
  const { day, time } = deadlineFormOf(due, timeZone);
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={styles.check}>
        <input
          type="checkbox"
          aria-label={t('progress-choose', { name })}
          checked={isChosen}
          onChange={() => onToggle(id)}
        />
      </td>
      <th scope="row">{name}</th>
      <td data-wide>{stands.join(', ')}</td>
      <td data-state={state}>{t(`progress-state-${state}`)}</td>
      <td>
        <Moment of={`${day}T${time}`}>{`${dayText(day, language)}, ${time}`}</Moment>
        {isExtended && <span className={styles.own}>{t('progress-own')}</span>}
      </td>
      <td data-wide>
        {completedAt && (
          <Moment of={completedAt}>{dayText(dayIn(timeZone, new Date(completedAt)), language)}</Moment>
        )}
        {completedBy && <span className={styles.own}>{completedBy}</span>}
      </td>
    </tr>
  );
});
