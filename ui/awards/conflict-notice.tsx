'use client';

import { useEffect, useRef } from 'react';
import { Button } from '../shared/button.tsx';
import { useFocusReturn } from '../shared/dialogs/use-focus-return.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { AnswerList } from './answer-list.tsx';
import styles from './questionnaire.module.css';
import type { QuestionnaireStore } from './questionnaire-store.ts';

/** The choice after another save came first; it has the focus when it appears and after each refused press. */
export const ConflictNotice = observer(function ConflictNotice({ store }: { store: QuestionnaireStore }) {
  const { t } = useLabels();
  const notice = useRef<HTMLDivElement>(null);
  const { conflictPresses } = store;
  const { form, replaced } = store.answers;
  useFocusReturn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused press moves the focus here
  useEffect(() => notice.current?.focus(), [conflictPresses]);
  return (
    <div ref={notice} tabIndex={-1} role="alert" className={styles.note}>
      <p>{t('award-conflict')}</p>
      {replaced.length > 0 && (
        <>
          <p>{t('conflict-mine')}</p>
          <AnswerList questionnaire={{ answers: replaced }} steps={form.steps} />
        </>
      )}
      <div className={styles.actions}>
        {store.answers.mine.size > 0 && (
          <Button look="quiet" onClick={store.restoreMine}>
            {t('award-use-mine')}
          </Button>
        )}
        <Button look="quiet" onClick={store.keepTheirs}>
          {t('award-keep-theirs')}
        </Button>
      </div>
    </div>
  );
});
