'use client';

import type { TabCompany as Company } from '@fairdesk/core/events';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Skeleton } from '../shared/skeleton.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import styles from './tab-company.module.css';
import { TabCompanyStore, type TabNews } from './tab-company-store.ts';

interface Props {
  page: Company;
}

/** Preserves the company of this tab, and announces what another tab has chosen. */
export function TabCompany({ page }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { tabMemory: memory, selectParticipation: select, departure } = useUseCases();
  const [covered, setCovered] = useState<string>();
  const { email, event, participation, name } = page;

  useBeforePaint(() => {
    const store = new TabCompanyStore({ email, event, participation, name }, { memory, select, departure });
    const announce = (news: TabNews | undefined): void => {
      if (news?.kind === 'moved') setCovered(undefined);
      if (news) toast.done(t(textOf(news), { company: news.company, other: news.other }));
    };
    const returned = (): void => {
      if (document.visibilityState === 'visible') void store.returned().then(announce);
    };
    setCovered(store.restoring?.name);
    void store.opened().then(announce);
    window.addEventListener('focus', returned);
    window.addEventListener('pageshow', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      window.removeEventListener('focus', returned);
      window.removeEventListener('pageshow', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, [email, event, participation, name, memory, select, departure, toast, t]);

  return covered === undefined ? null : (
    <div className={styles.cover}>
      <Skeleton lines={4} label={t('participation-opening', { company: covered })} />
    </div>
  );
}

const textOf = ({ kind, other }: TabNews) => {
  if (kind === 'moved') return 'tab-moved';
  return other === '' ? 'tab-restored' : 'tab-stays';
};

/**
 * A layout effect covers the page of another company before it is painted; on the server it would only warn.
 */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;
