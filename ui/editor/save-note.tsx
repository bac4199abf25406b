'use client';

import type { Failure } from '@fairdesk/core/shared';
import { Button } from '../shared/button.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import type { DraftSaver } from './draft-saver.ts';
import styles from './editor-bar.module.css';

/** Whether everything is saved, why not, and who else works on the page. */
export const SaveNote = observer(function SaveNote({ saver }: { saver: DraftSaver }) {
  const labels = useLabels();
  const { t } = labels;
  const { state, failure, others, merges, hasRestored } = saver;
  // The next attempt says nothing until it ends: a screen reader would read it every few seconds.
  const hasFailed = failure !== undefined && state !== 'conflict';
  return (
    <div className={styles.note}>
      <p role="status" data-failed={hasFailed || undefined}>
        {hasFailed ? t('editor-not-saved') : t(TEXTS[state])}
      </p>
      <p role="status">{hasFailed && reasonFor(failure, labels)}</p>
      <p role="status">{hasRestored && t('editor-restored')}</p>
      <p role="status">{merges > 0 && t('editor-merged')}</p>
      {hasFailed && (
        <Button look="plain" onClick={() => void saver.save()}>
          {t('editor-save-now')}
        </Button>
      )}
      {others.length > 0 && (
        <p className={styles.others}>{t('editor-others', { names: others.join(', ') })}</p>
      )}
    </div>
  );
});

const TEXTS = {
  saved: 'editor-saved',
  unsaved: 'editor-saving',
  saving: 'editor-saving',
  failed: 'editor-not-saved',
  conflict: 'editor-not-saved',
} as const;

/** What happened, and what can be done about it. */
const reasonFor = (failure: Failure, { t, say }: Labels): string => {
  if (failure.kind === 'not-found') return t('editor-missing');
  const [fault] = failure.kind === 'rejected' ? failure.fields : [];
  return fault === undefined ? t('editor-retrying') : say(fault.code, fault.params);
};
