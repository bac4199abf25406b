'use client';

import { isPageBelow, type PageEntry, pageMoveFaults } from '@fairdesk/core/editor';
import { useState } from 'react';
import { EditSheet } from '../../shared/edit-sheet.tsx';
import { EditStore } from '../../shared/edit-store.ts';
import { useLabels } from '../../shared/labels.tsx';
import { observer } from '../../shared/observer.ts';
import { useOrganiser } from '../use-organiser.ts';
import { PageAddressFields } from './page-address-fields.tsx';
import { pageTitle } from './page-title.ts';

interface Props {
  entry: PageEntry;
  entries: readonly PageEntry[];
  onMoved: (entries: readonly PageEntry[], to: string) => void;
  onClose: () => void;
}

/** Moves a page, with those below it, to another address; says before what happens to the former one. */
export const PageMoveSheet = observer(function PageMoveSheet({ entry, entries, onMoved, onClose }: Props) {
  const { t, language } = useLabels();
  const { movePage } = useOrganiser();
  const { path: from } = entry;
  const [store] = useState(
    () =>
      new EditStore<{ readonly to: string }, readonly PageEntry[]>({
        start: { form: { to: from } },
        check: ({ to }) => pageMoveFaults(from, to, entries),
        save: ({ form }) => movePage(from, form.to),
      }),
  );
  const { form, change } = store;
  const below = entries.filter(({ path }) => isPageBelow(path, from)).length;
  const parents = entries.filter(({ path }) => path !== from && !isPageBelow(path, from));
  return (
    <EditSheet
      store={store}
      title={t('pages-move-of', { title: pageTitle(entry, language) })}
      action={t('pages-move')}
      errorLabel="pages-move-failed"
      labels={{ to: t('pages-address') }}
      draft={{ key: `page-move/${from}`, names: ['to'] }}
      onSaved={(moved) => onMoved(moved, form.to)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <PageAddressFields
            name="to"
            path={form.to}
            parents={parents}
            error={errorOf('to')}
            onChange={(to) => change({ to })}
          />
          <p>{t('pages-move-text', { from })}</p>
          {below > 0 && <p>{t('pages-move-below', { n: below })}</p>}
        </>
      )}
    </EditSheet>
  );
});
