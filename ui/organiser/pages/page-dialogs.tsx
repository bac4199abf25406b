'use client';

import { isOutdated, type PageEntry, type PagePlace } from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE, type Language } from '@fairdesk/core/shared';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { languageText, listText } from '../../shared/format.ts';
import { useLabels } from '../../shared/labels.tsx';
import { useToast } from '../../shared/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { editorAddress } from './editor-address.ts';
import { PageCreateSheet } from './page-create-sheet.tsx';
import { changedIn, isErrorPage, type PageAction } from './page-menu.tsx';
import { PageMoveSheet } from './page-move-sheet.tsx';
import { PagePreviewSheet } from './page-preview-sheet.tsx';
import { PageRemoval } from './page-removal.tsx';
import { pageTitle } from './page-title.ts';
import { PageUnpublishSheet } from './page-unpublish-sheet.tsx';
import { PageVersionsSheet } from './page-versions-sheet.tsx';
import type { UndoRestore } from './page-versions-store.ts';

/** The dialog that is open: an action on a page; a new page may have none above it. */
export interface OpenDialog {
  readonly action: PageAction;
  readonly entry?: PageEntry;
}

/** The list that the dialogs change. */
interface PageRows {
  readonly entries: readonly PageEntry[];
  /** Replaces the pages by those that a change returned. */
  replace(entries: readonly PageEntry[]): void;
  load(): Promise<void>;
}

interface Props {
  open: OpenDialog;
  store: PageRows;
  languages: readonly Language[];
  timeZone: string;
  /** The address of the list of pages. */
  list: string;
  onClose: () => void;
}

/** The dialogs of the list of pages, and what they report. */
export function PageDialogs({ open: { action, entry }, store, languages, timeZone, list, onClose }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const { movePage, undoPageRemoval } = useOrganiser();
  const name = entry ? pageTitle(entry, language) : '';
  const moveBack = async (from: string, to: string, changesLinks: boolean) => {
    const moved = await movePage(from, to, changesLinks);
    if (moved.isErr()) return toast.failed(t('pages-undo-failed'));
    store.replace(moved.value);
    toast.done(t('pages-moved', { title: name, path: to }));
  };
  const restore = async (path: string) => {
    const restored = await undoPageRemoval(path);
    if (restored.isErr())
      return toast.failed(t(restored.error.kind === 'conflict' ? 'page-exists' : 'pages-undo-failed'));
    store.replace(restored.value);
    toast.done(t('pages-restored', { title: name }));
  };
  const takeBack = async (undo: UndoRestore) => {
    if (await undo()) toast.done(t('pages-versions-undone', { title: name }));
    else toast.failed(t('pages-undo-failed'));
    void store.load();
  };
  const created = (place: PagePlace, title: string) => {
    onClose();
    toast.done(t('pages-created', { title }), {
      label: t('pages-created-open'),
      href: editorAddress(list, place),
    });
    void store.load();
  };
  if (action === 'create')
    return (
      <PageCreateSheet
        entries={store.entries}
        languages={languages}
        parent={entry?.path ?? ''}
        onCreated={created}
        onClose={onClose}
      />
    );
  if (entry === undefined) return null;
  const { path } = entry;
  switch (action) {
    case 'publish':
      return <Publishing entry={entry} store={store} onClose={onClose} />;
    case 'confirm':
      return <Confirming entry={entry} store={store} onClose={onClose} />;
    case 'preview':
      return <PagePreviewSheet entry={entry} timeZone={timeZone} onClose={onClose} />;
    case 'versions':
      return (
        <PageVersionsSheet
          entry={entry}
          timeZone={timeZone}
          onRestored={(undo, isDiscarded) => {
            onClose();
            toast.done(
              t(isDiscarded ? 'pages-versions-discarded' : 'pages-versions-restored', { title: name }),
              {
                label: t('undo'),
                run: () => void takeBack(undo),
              },
            );
            void store.load();
          }}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <PageMoveSheet
          entry={entry}
          entries={store.entries}
          onMoved={(entries, { to, changesLinks }) => {
            onClose();
            store.replace(entries);
            const undo = { label: t('undo'), run: () => void moveBack(to, path, changesLinks) };
            toast.done(t('pages-moved', { title: name, path: to }), undo);
          }}
          onClose={onClose}
        />
      );
    case 'unpublish':
      return (
        <PageUnpublishSheet
          entry={entry}
          onDone={() => {
            onClose();
            toast.done(t('pages-unpublished', { title: name }));
            void store.load();
          }}
          onClose={() => {
            onClose();
            void store.load();
          }}
        />
      );
    case 'delete':
      return (
        <PageRemoval
          entry={entry}
          entries={store.entries}
          list={list}
          onRemoved={(entries) => {
            onClose();
            store.replace(entries);
            toast.done(t(isErrorPage(entry) ? 'pages-reset-done' : 'pages-deleted', { title: name }), {
              label: t('undo'),
              run: () => void restore(path),
            });
          }}
          onClose={onClose}
        />
      );
  }
}

/** Confirms what visitors will see, and publishes it. */
function Publishing({ entry, store, onClose }: Pick<Props, 'store' | 'onClose'> & { entry: PageEntry }) {
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

/** Asks whether the translations are up to date with their source, and says so. */
function Confirming({ entry, store, onClose }: Pick<Props, 'store' | 'onClose'> & { entry: PageEntry }) {
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
