'use client';

import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { fairTimeText } from './fair-time-text.ts';
import styles from './questionnaire.module.css';
import type { QuestionnaireStore } from './questionnaire-store.ts';

/** Whether the answers are saved on the server, stored in this browser, or being saved. */
export const SaveState = observer(function SaveState({ store }: { store: QuestionnaireStore }) {
  const { t, language } = useLabels();
  const text = () => {
    const { state, savedAt, isSaving } = store;
    const { draftAt, questionnaire } = store.answers;
    const clock = (instant: Date) => fairTimeText(instant, questionnaire.award.timeZone, language);
    if (isSaving) return t('award-saving');
    if (state.kind === 'failed' || state.kind === 'conflict') return t('award-not-saved');
    if (draftAt) return t('award-draft-at', { time: clock(draftAt) });
    return savedAt ? t('award-saved-at', { time: clock(savedAt) }) : '';
  };
  return (
    <p role="status" className={styles.saved} data-number>
      {text()}
    </p>
  );
});
