'use client';

import type { PageEntry } from '@fairdesk/core/editor';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { languageText, listText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { changedIn } from './page-menu.tsx';
import type { PageRows } from './page-rows.ts';
import { pageTitle } from './page-title.ts';

interface Props {
  entry: PageEntry;
  store: Pick<PageRows, 'replace'>;
  onClose: () => void;
}

/** Confirms what visitors will see, and publishes it. */
export function PagePublication({ entry, store, onClose }: Props) {
  const { t, say, language } = useLabels();
  const toast = useToast();
  const { publishPageChanges } = useOrganiser();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const title = pageTitle(entry, language);
  const languages = changedIn(entry).map((each) => languageText(each, language));
  const publish = async () => {
    setBusy(true);
    const published = await publishPageChanges(entry.path);
    setBusy(false);
    if (published.isErr()) {
      const fault = published.error.kind === 'rejected' ? published.error.fields[0] : undefined;
      setError(fault ? say(fault.code, fault.params) : t('pages-publish-failed'));
      return;
    }
    onClose();
    store.replace(published.value);
    toast.done(t('pages-published', { title }));
  };
  return (
    <ConfirmDialog
      title={t('pages-publish-of', { title })}
      text={t('pages-publish-text', { languages: listText(languages, language) })}
      action={t('pages-publish')}
      busy={isBusy}
      error={error}
      onConfirm={() => void publish()}
      onClose={onClose}
    />
  );
}
