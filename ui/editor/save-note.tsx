'use client';

import { Button } from '../shared/button.tsx';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import type { DraftSaver } from './draft-saver.ts';
import styles from './editor-bar.module.css';

/** Whether everything is saved, and who else works on the page. */
export const SaveNote = observer(function SaveNote({ saver }: { saver: DraftSaver }) {
  const { t } = useLabels();
  const { state, others, merges, hasRestored } = saver;
  const text = {
    saved: t('editor-saved'),
    unsaved: t('editor-saving'),
    saving: t('editor-saving'),
    failed: t('editor-not-saved'),
    conflict: t('editor-not-saved'),
  }[state];
  return (
    <div className={styles.note}>
      <p role="status" data-failed={state === 'failed' || undefined}>
        {text}
      </p>
      <p role="status">{hasRestored && t('editor-restored')}</p>
      <p role="status">{merges > 0 && t('editor-merged')}</p>
      {state === 'failed' && (
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
