'use client';

import { VIDEO_FIELDS, type Video, type VideoForm, videoFaults, videoLink } from '@fairdesk/core/media';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { type Edition, EditStore, type Upload } from '../shared/editing/edit-store.ts';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { MessageKey } from '../shared/texts/messages.ts';

interface Props<Saved> {
  /** The video to replace; absent for a new one. */
  video?: Video | undefined;
  draft: string;
  errorLabel: MessageKey;
  save: (edition: Edition<VideoForm>, upload: Upload) => ResultAsync<Saved, Failure>;
  /** Reloads the video after a conflict. */
  latest?: () => ResultAsync<Video | undefined, Failure>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

/** Adds the video at a link, or replaces a video. */
export const VideoDialog = observer(function VideoDialog<Saved>(props: Props<Saved>) {
  const { video, draft, errorLabel, save, latest, onSaved, onClose } = props;
  const { t } = useLabels();
  const [store] = useState(
    () =>
      new EditStore<VideoForm, Saved>({
        start: editionOf(video),
        check: videoFaults,
        save,
        ...(latest && { latest: () => latest().map(editionOf) }),
      }),
  );
  return (
    <EditSheet
      store={store}
      title={t(video ? 'video-edit' : 'video-add')}
      action={t(video ? 'video-save' : 'video-add')}
      errorLabel={errorLabel}
      labels={{ link: t('video-link') }}
      draft={{ key: draft, names: ['link'] }}
      describe={({ link }) => [{ name: t('video-link'), value: link }]}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <TextField
          path="link"
          label={t('video-link')}
          hint={t('video-link-hint')}
          rule={VIDEO_FIELDS.link}
          inputMode="url"
          value={store.form.link}
          error={errorOf('link')}
          onChange={(link) => store.change({ link })}
        />
      )}
    </EditSheet>
  );
});

const editionOf = (video: Video | undefined): Edition<VideoForm> => ({
  form: { link: video ? videoLink(video) : '' },
  version: video?.version,
});
