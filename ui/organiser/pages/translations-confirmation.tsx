'use client';

import { isOutdated, type PageEntry } from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE } from '@fairdesk/core/shared';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { languageText, listText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import type { PageRows } from './page-rows.ts';
import { pageTitle } from './page-title.ts';

interface Props {
  entry: PageEntry;
  store: Pick<PageRows, 'replace'>;
  onClose: () => void;
}

/** Asks whether the translations are up to date with their source, and says so. */
export function TranslationsConfirmation({ entry, store, onClose }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const { confirmTranslations } = useOrganiser();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const title = pageTitle(entry, language);
  const outdated = entry.translations.filter((each) => isOutdated(entry, each.language));
  const languages = outdated.map((each) => languageText(each.language, language));
  const confirm = async () => {
    setBusy(true);
    const confirmed = await confirmTranslations(entry.path);
    setBusy(false);
    if (confirmed.isErr()) return setError(t('pages-confirm-failed'));
    onClose();
    store.replace(confirmed.value);
    toast.done(t('pages-confirmed', { title }));
  };
  return (
    <ConfirmDialog
      title={t('pages-confirm-of', { title })}
      text={t('pages-confirm-text', {
        source: languageText(DEFAULT_LANGUAGE, language),
        languages: listText(languages, language),
      })}
      action={t('pages-confirm')}
      busy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
