'use client';

import type { PageEntry, PagePlace } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { editorAddress } from './editor-address.ts';
import { PageCreateSheet } from './page-create-sheet.tsx';
import { isErrorPage, type PageAction } from './page-menu.tsx';
import { PageMoveSheet } from './page-move-sheet.tsx';
import { PagePreviewSheet } from './page-preview-sheet.tsx';
import { PagePublication } from './page-publication.tsx';
import { PageRemoval } from './page-removal.tsx';
import type { PageRows } from './page-rows.ts';
import { pageTitle } from './page-title.ts';
import { PageUnpublishSheet } from './page-unpublish-sheet.tsx';
import { PageVersionsSheet } from './page-versions-sheet.tsx';
import type { UndoRestore } from './page-versions-store.ts';
import { TranslationsConfirmation } from './translations-confirmation.tsx';

/** The dialog that is open: an action on a page; a new page may have none above it. */
export interface OpenDialog {
  readonly action: PageAction;
  readonly entry?: PageEntry;
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
      return <PagePublication entry={entry} store={store} onClose={onClose} />;
    case 'confirm':
      return <TranslationsConfirmation entry={entry} store={store} onClose={onClose} />;
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
