import { type PageEntry, pageMarkIn } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { Link } from '../../shared/link.tsx';
import { languageText, shortMomentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { editorAddress } from './editor-address.ts';
import styles from './page-mark.module.css';
import { pageTitle } from './page-title.ts';

interface Props {
  entry: PageEntry;
  language: Language;
  timeZone: string;
  /** The address of the list of pages. */
  list: string;
}

/** What a page is in one language; a link that opens it there, with a copy of another language when it is missing. */
export function PageMarkLink({ entry, language, timeZone, list }: Props) {
  const { t, language: own } = useLabels();
  const translation = entry.translations.find((each) => each.language === language);
  const mark = pageMarkIn(entry, language);
  const title = pageTitle(entry, own);
  const at = translation?.publishAt;
  return (
    <Link href={editorAddress(list, { path: entry.path, language })} className={styles.mark} data-mark={mark}>
      <span>
        {t(`pages-mark-${mark}`)}
        {at !== undefined && (
          <>
            {' '}
            <Moment of={at}>{shortMomentText(new Date(at), timeZone, own)}</Moment>
          </>
        )}
      </span>
      <span className="visually-hidden">
        {': '}
        {t(mark === 'missing' ? 'pages-mark-add' : 'pages-mark-open', {
          title,
          language: languageText(language, own),
        })}
      </span>
    </Link>
  );
}
