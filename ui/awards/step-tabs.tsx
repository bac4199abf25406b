'use client';

import { isStepCompleted, isTabClickable } from '@fairdesk/core/awards';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Icon } from '../shared/icon.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { QuestionnaireStore } from './questionnaire-store.ts';
import styles from './step-tabs.module.css';

/** The steps by their titles; earlier ones are clickable. Source: portal spec §2. */
export const StepTabs = observer(function StepTabs({ store }: { store: QuestionnaireStore }) {
  const { t } = useLabels();
  const current = store.step?.number ?? 1;
  return (
    <nav aria-label={t('award-steps')}>
      <ol className={styles.tabs} style={{ '--count': store.steps.length } as CSSProperties}>
        {store.steps.map((step) => {
          const { name, number, title } = step;
          const isDone = isStepCompleted(step, store.answers.questionnaire.answers);
          const words = (
            <>
              {isDone ? <Icon of={IconCheck} size={16} /> : <span data-number>{number}</span>}
              <span className={styles.title}>{title}</span>
              {isDone && <span className="visually-hidden">{t('award-step-done')}</span>}
            </>
          );
          return (
            <li key={name} className={styles.tab} aria-current={number === current ? 'step' : undefined}>
              {isTabClickable(number, current) ? (
                <button type="button" onClick={() => store.goTo(name)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
