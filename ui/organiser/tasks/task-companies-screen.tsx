'use client';

import {
  deadlineFormOf,
  EVERY_EXHIBITOR,
  exhibitorParams,
  TASK_COMPANIES_PAGE,
  type TaskCompanies,
  type TaskCompanyFilter,
  withFilter,
} from '@fairdesk/core/organiser';
import { inLanguage, queryString } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Link } from '../../shared/link.tsx';
import { observer } from '../../shared/observer.ts';
import { dayText, numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { DeskSearch } from '../desk-search.tsx';
import { SelectionBar } from '../selection-bar.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { ExtendSheet } from './extend-sheet.tsx';
import styles from './task-companies.module.css';
import { TaskCompaniesStore } from './task-companies-store.ts';
import { TaskCompanyTable } from './task-company-table.tsx';

interface Props {
  page: TaskCompanies;
  filter: TaskCompanyFilter;
  /** The address of this page without its query. */
  address: string;
  /** The address of the list of tasks. */
  tasks: string;
  /** The address of the list of exhibitors. */
  exhibitors: string;
}

/** Who has a task open, late or done; for the chosen ones, or for all, it is extended or completed here. */
export const TaskCompaniesScreen = observer(function TaskCompaniesScreen(props: Props) {
  const { page: loaded, filter, address, tasks, exhibitors } = props;
  const { t, language } = useLabels();
  const toast = useToast();
  const organiser = useOrganiser();
  const [store] = useState(() => new TaskCompaniesStore(loaded, filter, organiser));
  const [dialog, setDialog] = useState<'extend' | 'close'>();
  const { page, chosen } = store;
  const { task, timeZone } = page;
  const name = inLanguage(task.titles, language);
  const { day, time } = deadlineFormOf(task.due, timeZone);
  const hrefOf = ({ state, search, page: number }: TaskCompanyFilter) => {
    const query = {
      ...(state && { state }),
      ...(search && { search }),
      ...(number && { page: String(number) }),
    };
    return Object.keys(query).length === 0 ? address : `${address}?${queryString(query)}`;
  };
  const reopen = async (closedAt: string) => {
    if (await store.reopen(closedAt)) toast.done(t('progress-reopened'));
    else toast.failed(t('progress-reopen-failed'));
  };
  const close = async (companies: readonly string[] | 'all') => {
    const closed = await store.close(companies);
    setDialog(undefined);
    if (!closed) return toast.failed(t('progress-close-failed'));
    const action = { label: t('progress-reopen'), run: () => void reopen(closed.closedAt) };
    toast.done(t('progress-closed', { n: closed.count }), action);
  };
  const extended = (key: 'progress-extended' | 'progress-common-done', n: number) => {
    toast.done(t(key, { n }));
    setDialog(undefined);
    store.clear();
    void store.load();
  };
  const useCommon = async () => {
    const n = store.extendedCount;
    const result = await store.extend(undefined);
    if (result.isErr()) return toast.failed(t('progress-extend-failed'));
    extended('progress-common-done', n);
  };
  const states = [
    { state: undefined, text: t('progress-all'), n: task.done + task.open },
    { state: 'open', text: t('plan-open'), n: task.open },
    { state: 'late', text: t('plan-late'), n: task.late },
    { state: 'done', text: t('plan-done'), n: task.done },
  ] as const;
  const number = filter.page ?? 0;
  return (
    <>
      <p className={styles.back}>
        <Link href={tasks}>{t('progress-back')}</Link>
      </p>
      <DeskHeading
        title={name}
        text={`${t('plan-deadline')}: ${dayText(day, language)}, ${time}`}
        actions={
          task.open > 0 && (
            <Button look="quiet" onClick={() => setDialog('close')}>
              {t('progress-close-all')}
            </Button>
          )
        }
      />
      <div className={styles.filters}>
        <ul>
          {states.map(({ state, text, n }) => (
            <li key={text}>
              <Link
                href={hrefOf({ state, search: filter.search })}
                aria-current={filter.state === state ? 'true' : undefined}
              >
                {text} <span>{numberText(n, language)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <DeskSearch
          action={address}
          text={filter.search ?? ''}
          label={t('progress-search')}
          submit={t('progress-find')}
          {...(filter.state && { params: { state: filter.state } })}
        />
      </div>
      {page.items.length === 0 ? (
        <EmptyState text={t('progress-none')} />
      ) : (
        <TaskCompanyTable store={store} />
      )}
      <p className={styles.pages}>
        <span>{t('progress-count', { n: page.total })}</span>
        {task.open > 0 && (
          <Link href={amongExhibitors(exhibitors, task.code, filter.state)}>{t('progress-exhibitors')}</Link>
        )}
        {number > 0 && <Link href={hrefOf({ ...filter, page: number - 1 })}>{t('progress-previous')}</Link>}
        {(number + 1) * TASK_COMPANIES_PAGE < page.total && (
          <Link href={hrefOf({ ...filter, page: number + 1 })}>{t('progress-next')}</Link>
        )}
      </p>
      {chosen.size > 0 && (
        <SelectionBar className={styles.bar} label={t('progress-chosen', { n: chosen.size })}>
          <span role="status">{t('progress-chosen', { n: chosen.size })}</span>
          <Button look="quiet" onClick={() => setDialog('extend')}>
            {t('progress-extend')}
          </Button>
          {store.extendedCount > 0 && (
            <Button look="quiet" onClick={() => void useCommon()}>
              {t('progress-common')}
            </Button>
          )}
          <Button look="quiet" busy={store.isBusy} onClick={() => void close([...chosen])}>
            {t('progress-close')}
          </Button>
          <Button look="plain" onClick={store.clear}>
            {t('progress-clear')}
          </Button>
        </SelectionBar>
      )}
      {dialog === 'extend' && (
        <ExtendSheet
          companies={store}
          onSaved={() => extended('progress-extended', chosen.size)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'close' && (
        <ConfirmDialog
          title={t('progress-close-all')}
          text={t('progress-close-text', { name, n: task.open })}
          action={t('progress-close-all')}
          busy={store.isBusy}
          onConfirm={() => void close('all')}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
});

/** The address of the exhibitors who have a task open, or late. */
const amongExhibitors = (address: string, code: string, state: TaskCompanyFilter['state']): string => {
  const filter = state === 'late' ? { late: { kind: 'task', code } as const } : { open: code };
  return `${address}?${queryString(exhibitorParams(withFilter(EVERY_EXHIBITOR, filter)))}`;
};
