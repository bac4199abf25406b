'use client';

import type { FormStep } from '@fairdesk/core/awards';
import { ENTRIES_PAGE, type EntryFilter, type EntryPage, type ListedAward } from '@fairdesk/core/organiser';
import { type EventId, inLanguage, queryString } from '@fairdesk/core/shared';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Link } from '../../shared/link.tsx';
import { useQuery } from '../../shared/next-query.tsx';
import { observer } from '../../shared/observer.ts';
import { numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from '../approvals/approvals.module.css';
import { DeskHeading } from '../desk-heading.tsx';
import { DeskSearch } from '../desk-search.tsx';
import tabs from '../mail/mail-tabs.module.css';
import { SectionRow } from '../section-row.tsx';
import list from '../tasks/task-companies.module.css';
import { useOrganiser } from '../use-organiser.ts';
import { EntriesStore } from './entries-store.ts';
import { EntryPanel } from './entry-panel.tsx';
import { EntryTable } from './entry-table.tsx';

type Award = Pick<ListedAward, 'code' | 'titles'>;

interface Props {
  page: EntryPage;
  filter: EntryFilter;
  award: Award;
  /** All awards of the fair. */
  awards: readonly Award[];
  event: EventId;
  /** Of the form of the award; none when it cannot be read. */
  steps: readonly FormStep[];
  /** Whether the organiser may download the entries. */
  canExport: boolean;
  /** The address of this page without its query. */
  address: string;
}

/** The entries of an award; one opens beside the list, with its answers. */
export const EntriesScreen = observer(function EntriesScreen(props: Props) {
  const { page: loaded, filter, award, awards, event, steps, canExport, address } = props;
  const { t, language } = useLabels();
  const organiser = useOrganiser();
  const [params, go] = useQuery();
  const [store] = useState(() => new EntriesStore(loaded, award.code, filter, organiser));
  useEffect(() => {
    void store.show(params.entry || undefined);
  });
  const { items, counts, total, timeZone } = store.page;
  const all = counts.draft + counts.submitted;
  const nameOf = ({ titles, code }: Award) => inLanguage(titles, language) || code;
  const hrefOf = (code: string, { state, search, page: number }: EntryFilter = {}) =>
    `${address}?${queryString({
      award: code,
      ...(state && { state }),
      ...(search && { search }),
      ...(number && { page: String(number) }),
    })}`;
  const open = (id: string | undefined) => {
    const { entry: _, ...others } = params;
    go(id === undefined ? others : { ...others, entry: id });
  };
  const states = [
    { state: undefined, text: t('entries-all'), n: all },
    { state: 'submitted', text: t('entries-state-submitted'), n: counts.submitted },
    { state: 'draft', text: t('entries-state-draft'), n: counts.draft },
  ] as const;
  const table = `/api/organiser/${event}/award-entries/${encodeURIComponent(award.code)}/table`;
  return (
    <>
      <DeskHeading
        title={t('desk-awards')}
        text={nameOf(award)}
        actions={
          canExport &&
          all > 0 &&
          (['xlsx', 'csv'] as const).map((format) => (
            <ButtonLink
              key={format}
              look="quiet"
              href={`${table}?${queryString({ format, language })}`}
              download={`${award.code}.${format}`}
            >
              {t('entries-download', { format: format.toUpperCase() })}
            </ButtonLink>
          ))
        }
      />
      {awards.length > 1 && (
        <SectionRow current={award.code} label={t('settings-awards')} className={tabs.row}>
          <ul className={tabs.tabs}>
            {awards.map((each) => (
              <li key={each.code}>
                <Link href={hrefOf(each.code)} aria-current={each.code === award.code ? 'page' : undefined}>
                  {nameOf(each)}
                </Link>
              </li>
            ))}
          </ul>
        </SectionRow>
      )}
      <div className={list.filters}>
        <ul>
          {states.map(({ state, text, n }) => (
            <li key={text}>
              <Link
                href={hrefOf(award.code, { state, search: filter.search })}
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
          label={t('entries-search')}
          submit={t('progress-find')}
          params={{ award: award.code, ...(filter.state && { state: filter.state }) }}
        />
      </div>
      <div className={styles.desk} data-open={store.open !== undefined || undefined}>
        <div className={styles.items}>
          {items.length === 0 ? (
            <EmptyState text={t(all === 0 ? 'entries-none' : 'entries-none-found')} />
          ) : (
            <EntryTable store={store} onOpen={open} />
          )}
          <EntryPages
            total={total}
            number={filter.page ?? 0}
            hrefOf={(page) => hrefOf(award.code, { ...filter, page })}
          />
        </div>
        {store.open !== undefined && (
          <EntryPanel store={store} timeZone={timeZone} steps={steps} onClose={() => open(undefined)} />
        )}
      </div>
    </>
  );
});

interface PagesProps {
  /** How many entries match the filter. */
  total: number;
  /** From 0. */
  number: number;
  hrefOf: (page: number) => string;
}

/** The count of the entries, which an empty list leaves to its own text, and the pages beside this one. */
function EntryPages({ total, number, hrefOf }: PagesProps) {
  const { t } = useLabels();
  return (
    <p className={list.pages}>
      <span role="status">{total > 0 && t('entries-count', { n: total })}</span>
      {number > 0 && <Link href={hrefOf(number - 1)}>{t('progress-previous')}</Link>}
      {(number + 1) * ENTRIES_PAGE < total && <Link href={hrefOf(number + 1)}>{t('progress-next')}</Link>}
    </p>
  );
}
