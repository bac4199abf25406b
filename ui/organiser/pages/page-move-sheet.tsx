'use client';

import { isPageBelow, type PageEntry, pageMoveFaults } from '@fairdesk/core/editor';
import { useEffect, useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { PageAddressFields } from './page-address-fields.tsx';
import { pageTitle } from './page-title.ts';

interface Props {
  entry: PageEntry;
  entries: readonly PageEntry[];
  onMoved: (
    entries: readonly PageEntry[],
    move: { readonly to: string; readonly changesLinks: boolean },
  ) => void;
  onClose: () => void;
}

/** Moves a page, with those below it, to another address; says before what happens to the former one. */
export const PageMoveSheet = observer(function PageMoveSheet({ entry, entries, onMoved, onClose }: Props) {
  const { t, language } = useLabels();
  const { movePage } = useOrganiser();
  const { path: from } = entry;
  const [store] = useState(
    () =>
      new EditStore<{ readonly to: string; readonly changesLinks: boolean }, readonly PageEntry[]>({
        start: { form: { to: from, changesLinks: false } },
        check: ({ to }) => pageMoveFaults(from, to, entries),
        save: ({ form }) => movePage(from, form.to, form.changesLinks),
      }),
  );
  const { form, change } = store;
  const links = useLinkingPages(from);
  const below = entries.filter(({ path }) => isPageBelow(path, from)).length;
  const parents = entries.filter(({ path }) => path !== from && !isPageBelow(path, from));
  return (
    <DeskSheet
      store={store}
      title={t('pages-move-of', { title: pageTitle(entry, language) })}
      action={t('pages-move')}
      errorLabel="pages-move-failed"
      labels={{ to: t('pages-address') }}
      draft={{ key: `page-move/${from}`, names: ['to', 'changesLinks'] }}
      onSaved={(moved) => onMoved(moved, form)}
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
          {links !== undefined && <p role="status">{t('pages-move-links', { n: links })}</p>}
          {links !== undefined && links > 0 && (
            <CheckField
              path="changesLinks"
              label={t('pages-move-relink')}
              hint={t('pages-move-relink-hint')}
              value={form.changesLinks}
              onChange={(changesLinks) => change({ changesLinks })}
            />
          )}
        </>
      )}
    </DeskSheet>
  );
});

/** How many pages link to a page; `undefined` while that is not known. */
const useLinkingPages = (path: string): number | undefined => {
  const { listPageLinks } = useOrganiser();
  const [pages, setPages] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    void listPageLinks(path).then((result) => {
      if (isCurrent && result.isOk()) setPages(new Set(result.value.map((link) => link.path)).size);
    });
    return () => {
      isCurrent = false;
    };
  }, [path, listPageLinks]);
  return pages;
};
