'use client';

import { isPageBelow, type PageEntry, type PageLink } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { useEffect, useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { Link } from '../../shared/link.tsx';
import { observer } from '../../shared/observer.ts';
import { languageText, listText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { editorAddress } from './editor-address.ts';
import { isErrorPage } from './page-menu.tsx';
import styles from './page-removal.module.css';
import { pageTitle, pathText } from './page-title.ts';

interface Props {
  entry: PageEntry;
  entries: readonly PageEntry[];
  /** The address of the list of pages. */
  list: string;
  onRemoved: (entries: readonly PageEntry[]) => void;
  onClose: () => void;
}

/** Deletes a page in every language; says before which pages link to it. */
export const PageRemoval = observer(function PageRemoval(props: Props) {
  const { entry, entries, list, onRemoved, onClose } = props;
  const { t, language } = useLabels();
  const { removePage } = useOrganiser();
  const { path } = entry;
  const [store] = useState(
    () =>
      new EditStore<object, readonly PageEntry[]>({
        start: { form: {} },
        check: () => [],
        save: () => removePage(path),
      }),
  );
  const below = entries.filter((other) => isPageBelow(other.path, path)).length;
  const languages = entry.translations.map((each) => languageText(each.language, language));
  const name = isErrorPage(entry) ? 'pages-reset' : 'pages-delete';
  return (
    <DeskSheet
      store={store}
      title={t(`${name}-of`, { title: pageTitle(entry, language) })}
      action={t(isErrorPage(entry) ? 'pages-action-reset' : 'pages-delete')}
      errorLabel="pages-delete-failed"
      labels={{}}
      draft={{ key: `page-removal/${path}`, names: [] }}
      onSaved={onRemoved}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{t(`${name}-text`, { languages: listText(languages, language) })}</p>
          {below > 0 && <p>{t('pages-delete-below', { n: below })}</p>}
          {entry.purpose === undefined && <Links path={path} list={list} />}
        </>
      )}
    </DeskSheet>
  );
});

/** The pages that link to a page. */
function Links({ path, list }: Pick<Props, 'list'> & { path: string }) {
  const { t, language } = useLabels();
  const { listPageLinks } = useOrganiser();
  const [links, setLinks] = useState<readonly PageLink[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void listPageLinks(path).then((result) => {
      if (!isCurrent) return;
      setFailed(result.isErr());
      setLinks(result.unwrapOr([]));
    });
    return () => {
      isCurrent = false;
    };
  }, [path, listPageLinks]);
  if (links === undefined || hasFailed)
    return <p role="status">{t(hasFailed ? 'pages-links-failed' : 'pages-links-loading')}</p>;
  const pages = linkingPages(links, language);
  return (
    <div>
      <p role="status">{t('pages-links', { n: pages.length })}</p>
      <ul className={styles.links}>
        {pages.map(({ link, languages }) => (
          <li key={link.path}>
            <Link href={editorAddress(list, link)} target="_blank">
              {link.title}
            </Link>{' '}
            <span className={styles.place}>
              {pathText(link.path)} · {languages.map((each) => each.toUpperCase()).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each page once, with the languages in which it links; its title is in this language where it can be. */
const linkingPages = (links: readonly PageLink[], language: Language) =>
  [...new Set(links.map(({ path }) => path))].flatMap((path) => {
    const own = links.filter((link) => link.path === path);
    const link = own.find((each) => each.language === language) ?? own[0];
    return link ? [{ link, languages: own.map((each) => each.language) }] : [];
  });
