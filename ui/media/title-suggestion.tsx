'use client';

import type { Video } from '@fairdesk/core/media';
import { useEffect, useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { Button } from '../shared/button.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './document-row.module.css';

interface Props {
  video: Video;
  onAccept: (title: string) => Promise<void>;
}

/**
 * Suggests the title of a video at its host, unless the company has chosen one; renders nothing without a
 * suggestion.
 */
export const TitleSuggestion = observer(function TitleSuggestion({ video, onAccept }: Props) {
  const { t } = useLabels();
  const { suggestTitle } = useEditing();
  const { id } = useProfile().profile;
  const [title, setTitle] = useState('');
  const [isSaving, setSaving] = useState(false);
  const accept = async () => {
    setSaving(true);
    await onAccept(title);
    setSaving(false);
  };
  useEffect(() => {
    let isMounted = true;
    void suggestTitle(id, video).andTee((suggested) => {
      if (isMounted) setTitle(suggested);
    });
    return () => {
      isMounted = false;
    };
  }, [id, video, suggestTitle]);
  if (title === '') return null;
  return (
    <div ref={passFocusOn} className={styles.suggestion}>
      <p>{t('video-title-there', { name: title })}</p>
      <Button look="plain" busy={isSaving} onClick={() => void accept()}>
        {t('video-title-use')}
      </Button>
    </div>
  );
});

/** The pressed button disappears with the suggestion: the player of the video takes its focus. */
const passFocusOn = (suggestion: HTMLElement | null) => () => {
  if (suggestion?.contains(document.activeElement))
    suggestion.closest('li')?.querySelector('button')?.focus();
};
