'use client';

import { inLanguage } from '@fairdesk/core/shared';
import { observer } from '../../shared/observer.ts';
import { listText, shortMomentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import styles from '../approvals/approvals.module.css';
import type { EntriesStore } from './entries-store.ts';

interface Props {
  store: EntriesStore;
  onOpen: (id: string) => void;
}

/** The entries of an award, by company. */
export const EntryTable = observer(function EntryTable({ store, onOpen }: Props) {
  const { t, language } = useLabels();
  const { items, timeZone } = store.page;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('desk-awards')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('entries-product')}</th>
          <th scope="col" data-wide>
            {t('entries-categories')}
          </th>
          <th scope="col">{t('entries-state')}</th>
          <th scope="col" data-wide>
            {t('entries-at')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, product, company, categories, state, at }) => {
          const names = categories.map((category) => inLanguage(category, language));
          return (
            <tr key={id} data-current={store.open === id || undefined}>
              <th scope="row" className={styles.title}>
                <button type="button" aria-expanded={store.open === id} onClick={() => onOpen(id)}>
                  {product}
                </button>
                <span>{company}</span>
              </th>
              <td data-wide>{listText(names, language)}</td>
              <td>{t(`entries-state-${state}`)}</td>
              <td data-wide>
                <Moment of={at}>{shortMomentText(new Date(at), timeZone, language)}</Moment>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
