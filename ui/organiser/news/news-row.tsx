import type { ArticleEntry, PageEntry } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { memo } from 'react';
import { Link } from '../../shared/link.tsx';
import { dayMonthText, listText, shortMomentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { editorAddress } from '../pages/editor-address.ts';
import { PageMarkLink } from '../pages/page-mark-link.tsx';
import { type PageAction, PageMenu } from '../pages/page-menu.tsx';
import { pageLanguage, pageTitle, pathText } from '../pages/page-title.ts';
import pages from '../pages/pages.module.css';
import styles from './news.module.css';

interface Props {
  entry: ArticleEntry;
  languages: readonly Language[];
  timeZone: string;
  /** The address of the list of pages, below which the editor is. */
  pagesList: string;
  isCurrent: boolean;
  onFocus: (path: string) => void;
  onAct: (action: PageAction, entry: PageEntry) => void;
}

/** An article with its date and tags, and a mark for each language; memoised, as a website has hundreds. */
export const NewsRow = memo(function NewsRow(props: Props) {
  const { entry, languages, timeZone, pagesList, isCurrent, onFocus, onAct } = props;
  const { language } = useLabels();
  const { path } = entry;
  const own = pageLanguage(entry, language);
  const { date = '', tags = [] } = entry.translations.find((each) => each.language === own) ?? {};
  return (
    <tr data-current={isCurrent || undefined} onFocus={() => onFocus(path)}>
      <th scope="row">
        <span className={pages.words}>
          <Link href={editorAddress(pagesList, { path, language: own })} id={`open-${path}`}>
            {pageTitle(entry, language)}
          </Link>
          <span className={pages.path}>{pathText(path)}</span>
        </span>
      </th>
      <td className={styles.date}>
        {date !== '' && (
          <Moment of={date}>
            {date.includes('T')
              ? shortMomentText(new Date(date), timeZone, language)
              : dayMonthText(date, language)}
          </Moment>
        )}
      </td>
      <td className={styles.tags}>{tags.length > 0 && listText(tags, language)}</td>
      {languages.map((each) => (
        <td key={each} data-label={each.toUpperCase()}>
          <PageMarkLink entry={entry} language={each} timeZone={timeZone} list={pagesList} />
        </td>
      ))}
      <td className={pages.actions}>
        <PageMenu entry={entry} without={OF_PAGES} onAct={onAct} />
      </td>
    </tr>
  );
});

/** What is done in the list of pages. */
const OF_PAGES: readonly PageAction[] = ['create', 'move'];
