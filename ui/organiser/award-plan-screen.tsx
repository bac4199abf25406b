'use client';

import type { AwardPlan, PlannedAward } from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { useState } from 'react';
import { EmptyState } from '../shared/empty-state.tsx';
import { momentText } from '../shared/format.ts';
import { useLabels } from '../shared/labels.tsx';
import { useToast } from '../shared/toast.tsx';
import { AwardPlanSheet } from './award-plan-sheet.tsx';
import styles from './words.module.css';

/** The awards of the fair, when each takes entries, and of whom. */
export function AwardPlanScreen({ plan: loaded }: { plan: AwardPlan }) {
  const { t, language } = useLabels();
  const toast = useToast();
  const [plan, setPlan] = useState(loaded);
  const [edited, setEdited] = useState<PlannedAward>();
  const { awards, timeZone } = plan;
  const moment = (iso: string) =>
    iso === '' ? t('award-plan-no-limit') : momentText(new Date(iso), timeZone, language);
  if (awards.length === 0) return <EmptyState text={t('award-plan-none')} />;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('settings-awards')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('award-plan-title')}</th>
            <th scope="col">{t('award-plan-opens')}</th>
            <th scope="col">{t('award-plan-closes')}</th>
          </tr>
        </thead>
        <tbody>
          {awards.map((award) => (
            <tr key={award.code}>
              <th scope="row" className={styles.key}>
                <button type="button" onClick={() => setEdited(award)}>
                  {inLanguage(award.titles, language) || award.code}
                </button>
              </th>
              <td data-label={t('award-plan-opens')}>{moment(award.opensAt)}</td>
              <td data-label={t('award-plan-closes')}>{moment(award.closesAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {edited && (
        <AwardPlanSheet
          award={edited}
          plan={plan}
          onSaved={(saved) => {
            setPlan(saved);
            setEdited(undefined);
            toast.done(t('saved'));
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
