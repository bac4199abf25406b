'use client';

import type { AwardPlan, ListedAward } from '@fairdesk/core/organiser';
import { inLanguage, queryString } from '@fairdesk/core/shared';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { Link } from '../../shared/link.tsx';
import { momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import styles from '../words/words.module.css';
import own from './award-plan.module.css';
import { AwardPlanSheet } from './award-plan-sheet.tsx';
import { AwardRemoval } from './award-removal.tsx';

interface Props {
  plan: AwardPlan;
  /** The address of the entries of awards. */
  entries: string;
  /** The address of the editor with the questionnaire; absent when the website has no page of its own for it. */
  questionnaire: string | undefined;
  /** The navigation of the settings. */
  tabs: ReactNode;
}

/** The awards of the fair, when each takes entries, and of whom. */
export function AwardPlanScreen({ plan: loaded, entries, questionnaire, tabs }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const [plan, setPlan] = useState(loaded);
  const [edited, setEdited] = useState<ListedAward | 'new'>();
  const [removed, setRemoved] = useState<ListedAward['code']>();
  const { awards, timeZone } = plan;
  const leaving = awards.find(({ code }) => code === removed);
  const nameOf = ({ titles, code }: ListedAward) => inLanguage(titles, language) || code;
  const moment = (iso: string) =>
    iso === '' ? t('award-plan-no-limit') : momentText(new Date(iso), timeZone, language);
  return (
    <>
      <DeskHeading
        title={t('settings-awards')}
        text={t('award-plan-text')}
        actions={
          <Button icon={<Icon of={IconPlus} />} onClick={() => setEdited('new')}>
            {t('award-plan-new')}
          </Button>
        }
      />
      {tabs}
      {awards.length === 0 ? (
        <EmptyState text={t('award-plan-none')} />
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('settings-awards')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('award-plan-title')}</th>
              <th scope="col">{t('award-plan-opens')}</th>
              <th scope="col">{t('award-plan-closes')}</th>
              <th scope="col">{t('desk-awards')}</th>
              <th scope="col" className={own.actions}>
                <span className="visually-hidden">{t('category-actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {awards.map((award) => (
              <tr key={award.code}>
                <th scope="row" className={styles.key}>
                  <button type="button" onClick={() => setEdited(award)}>
                    {nameOf(award)}
                  </button>
                </th>
                <td data-label={t('award-plan-opens')}>{moment(award.opensAt)}</td>
                <td data-label={t('award-plan-closes')}>{moment(award.closesAt)}</td>
                <td className={own.entries} data-label={t('desk-awards')}>
                  <Link href={`${entries}?${queryString({ award: award.code })}`}>
                    {t('entries-count', { n: award.entries })}
                    <span className="visually-hidden"> {nameOf(award)}</span>
                  </Link>
                </td>
                <td className={own.actions}>
                  <IconButton
                    icon={IconTrash}
                    name={t('award-plan-delete-of', { name: nameOf(award) })}
                    onClick={() => setRemoved(award.code)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={own.note}>
        {t('award-plan-pages')}{' '}
        {questionnaire && <Link href={questionnaire}>{t('award-plan-questionnaire')}</Link>}
      </p>
      {edited && (
        <AwardPlanSheet
          award={edited === 'new' ? undefined : edited}
          plan={plan}
          onSaved={(saved) => {
            setPlan(saved);
            setEdited(undefined);
            toast.done(t(edited === 'new' ? 'award-plan-added' : 'saved'));
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {leaving && (
        <AwardRemoval
          award={leaving}
          onReload={setPlan}
          onRemoved={(left) => {
            setPlan(left);
            setRemoved(undefined);
            toast.done(t('award-plan-deleted', { name: nameOf(leaving) }));
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
