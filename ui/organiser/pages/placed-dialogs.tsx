import { dialogPath, type PageEntry, type PlacedDialog } from '@fairdesk/core/editor';
import { inLanguage, LANGUAGE_NAMES, type Language, languageAmong } from '@fairdesk/core/shared';
import { Link } from '../../shared/link.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { editorAddress } from './editor-address.ts';
import { pageTitle, pathText } from './page-title.ts';
import styles from './pages.module.css';

interface Props {
  /** At least one. */
  placed: readonly PlacedDialog[];
  /** Every page of the website. */
  entries: readonly PageEntry[];
  /** The address of the list of pages. */
  list: string;
}

/** The dialogs that stand on pages, each with a link that opens its page in the editor. */
export function PlacedDialogs({ placed, entries, list }: Props) {
  const { t, language } = useLabels();
  const entryOf = new Map(entries.map((entry) => [entry.path, entry]));
  const times = timesOf(placed, entries);
  const languageOf = ({ languages }: PlacedDialog): Language => languageAmong(languages, language);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('dialogs-placed')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dialogs-dialog')}</th>
            <th scope="col">{t('dialogs-languages')}</th>
          </tr>
        </thead>
        <tbody>
          {placed.map((dialog) => {
            const { path, id, titles, languages } = dialog;
            const entry = entryOf.get(path);
            const link = id === '' ? '' : pathText(dialogPath(id));
            const name = inLanguage(titles, language);
            const title = entry ? pageTitle(entry, language) : path;
            const count = times.get(id) ?? 1;
            return (
              <tr key={JSON.stringify([path, id])}>
                <th scope="row">
                  <span className={styles.words}>
                    <Link href={editorAddress(list, { path, language: languageOf(dialog) })}>
                      {t('dialogs-on', { name: name || link || t('dialogs-unnamed'), title })}
                    </Link>
                    {name !== '' && link !== '' && <span className={styles.path}>{link}</span>}
                    <span className={styles.path}>{pathText(path)}</span>
                    {id !== '' && count > 1 && (
                      <span className={styles.path}>{t('dialogs-twice', { id: link, n: count })}</span>
                    )}
                  </span>
                </th>
                <td data-label={t('dialogs-languages')}>
                  {languages.map((each) => LANGUAGE_NAMES[each]).join(', ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** How often each id is used: on pages, and by a dialog of its own. */
const timesOf = (
  placed: readonly PlacedDialog[],
  entries: readonly PageEntry[],
): ReadonlyMap<string, number> => {
  const own = new Set(entries.map(({ path }) => path));
  const times = new Map<string, number>();
  for (const { id, times: here } of placed)
    times.set(id, (times.get(id) ?? (own.has(dialogPath(id)) ? 1 : 0)) + here);
  return times;
};
