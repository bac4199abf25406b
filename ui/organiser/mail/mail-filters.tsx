'use client';

import { MAIL_STATES, type MailFilter, type MailPage } from '@fairdesk/core/organiser';
import { Link } from '../../shared/link.tsx';
import { numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSearch } from '../desk-search.tsx';
import styles from './mail.module.css';

interface Props {
  filter: MailFilter;
  counts: MailPage['counts'];
  /** The address of the log with a changed filter, at its newest mail. */
  to: (filter: MailFilter) => string;
  /** The address of the log. */
  address: string;
}

/** The states with their counts, and the search. Works without script. */
export function MailFilters({ filter, counts, to, address }: Props) {
  const { t, language } = useLabels();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const states = MAIL_STATES.filter((state) => state !== 'handing' || counts.handing);
  const link = (text: string, count: number, state?: MailFilter['state']) => (
    <li key={text}>
      <Link
        href={to({ state })}
        aria-current={filter.state === state ? 'page' : undefined}
        data-alarm={(count > 0 && (state === 'failed' || state === 'unsure')) || undefined}
      >
        {text} <span className={styles.count}>{numberText(count, language)}</span>
      </Link>
    </li>
  );
  return (
    <div className={styles.tools}>
      <nav aria-label={t('mail-filter')}>
        <ul className={styles.filters}>
          {link(t('mail-all'), total)}
          {states.map((state) => link(t(`mail-state-${state}`), counts[state] ?? 0, state))}
        </ul>
      </nav>
      <DeskSearch
        action={address}
        text={filter.search ?? ''}
        label={t('mail-search')}
        submit={t('mail-search-submit')}
        {...(filter.state && { params: { state: filter.state } })}
      />
    </div>
  );
}
