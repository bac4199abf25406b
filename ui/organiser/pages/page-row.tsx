import type { PageBranch, PageEntry } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { IconButton } from '../../shared/icon-button.tsx';
import { Link } from '../../shared/link.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { editorAddress } from './editor-address.ts';
import { PageMarkLink } from './page-mark-link.tsx';
import { type PageAction, PageMenu } from './page-menu.tsx';
import { pageLanguage, pageTitle, pathText } from './page-title.ts';
import styles from './pages.module.css';

interface Props {
  branch: PageBranch;
  languages: readonly Language[];
  timeZone: string;
  /** The address of the list of pages. */
  list: string;
  isCurrent: boolean;
  /** Whether the pages below can be hidden. */
  isTree: boolean;
  isCollapsed: boolean;
  onToggle: (path: string) => void;
  onFocus: (path: string) => void;
  onAct: (action: PageAction, entry: PageEntry) => void;
}

/** The deepest level that is indented. */
const INDENTED_MAX = 4;

/** A page in the tree, with a mark for each language; memoised, as a website has hundreds. */
export const PageRow = memo(function PageRow(props: Props) {
  const { branch, languages, timeZone, list, isCurrent, isTree, isCollapsed, onToggle, onFocus, onAct } =
    props;
  const { t, language } = useLabels();
  const { entry, depth, below } = branch;
  const { path } = entry;
  const title = pageTitle(entry, language);
  return (
    <tr data-current={isCurrent || undefined} onFocus={() => onFocus(path)}>
      <th scope="row" data-depth={Math.min(depth, INDENTED_MAX)}>
        <span className={styles.page}>
          {isTree && below > 0 ? (
            <IconButton
              icon={isCollapsed ? IconChevronRight : IconChevronDown}
              name={t('pages-below-of', { title })}
              aria-expanded={!isCollapsed}
              onClick={() => onToggle(path)}
            />
          ) : (
            <span className={styles.leaf} />
          )}
          <span className={styles.words}>
            <Link
              href={editorAddress(list, { path, language: pageLanguage(entry, language) })}
              id={`open-${path}`}
            >
              {title}
            </Link>
            <span className={styles.path}>{pathText(path)}</span>
          </span>
        </span>
      </th>
      {languages.map((each) => (
        <td key={each} data-label={each.toUpperCase()}>
          <PageMarkLink entry={entry} language={each} timeZone={timeZone} list={list} />
        </td>
      ))}
      <td className={styles.actions}>
        <PageMenu entry={entry} onAct={onAct} />
      </td>
    </tr>
  );
});
