'use client';

import { observer } from '../../shared/observer.ts';
import { shortMomentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { keyOf } from './approval-key.ts';
import styles from './approvals.module.css';
import type { ApprovalsStore } from './approvals-store.ts';

interface Props {
  store: ApprovalsStore;
  timeZone: string;
  onOpen: (key: string) => void;
}

/** The items that wait, the oldest first. */
export const ApprovalTable = observer(function ApprovalTable({ store, timeZone, onOpen }: Props) {
  const { t, language } = useLabels();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('desk-approvals')}</caption>
      <thead>
        <tr>
          <td className={styles.tick}>
            <label>
              <input
                type="checkbox"
                aria-label={t('approval-select-all')}
                checked={store.isEverySelected}
                onChange={store.toggleAll}
              />
            </label>
          </td>
          <th scope="col">{t('approval-title')}</th>
          <th scope="col" data-wide>
            {t('approval-kind')}
          </th>
          <th scope="col">{t('approval-since')}</th>
        </tr>
      </thead>
      <tbody>
        {store.items.map((item, place) => {
          const key = keyOf(item);
          return (
            <tr
              key={key}
              data-selected={store.selected.has(key) || undefined}
              data-current={place === store.current || undefined}
              onFocus={() => store.stepTo(place)}
            >
              <td className={styles.tick}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={t('approval-select', { name: item.title })}
                    checked={store.selected.has(key)}
                    onChange={() => store.toggle(key)}
                  />
                </label>
              </td>
              <th scope="row" className={styles.title}>
                <button
                  type="button"
                  id={`open-${key}`}
                  aria-expanded={store.open === key}
                  onClick={() => onOpen(key)}
                >
                  {item.title}
                </button>
                {item.company !== item.title && <span>{item.company}</span>}
              </th>
              <td data-wide>
                {t(item.isNew ? `approval-new-${item.kind}` : `approval-changed-${item.kind}`)}
              </td>
              <td>
                <Moment of={item.since}>{shortMomentText(new Date(item.since), timeZone, language)}</Moment>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
