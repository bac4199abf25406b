import { OWN_GROUP, WORD_VIEWS, type WordFilter } from '@fairdesk/core/organiser';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { Button } from '../../shared/button.tsx';
import input from '../../shared/forms/input.module.css';
import select from '../../shared/forms/select.module.css';
import { Link } from '../../shared/link.tsx';
import { languageText } from '../../shared/texts/format.ts';
import type { Labels } from '../../shared/texts/translate.ts';
import { WORD_GROUPS } from '../built-in-words.ts';
import styles from '../mail/mail.module.css';
import own from './words.module.css';
import { wordsAddress } from './words-address.ts';

interface Props {
  labels: Labels;
  filter: WordFilter;
  /** The address of the list. */
  address: string;
}

/** Which words are listed. Works without script. */
export function WordFilters({ labels: { t, language: reader }, filter, address }: Props) {
  const language = languageText(filter.language, reader);
  return (
    <div className={styles.tools}>
      <nav aria-label={t('word-views')}>
        <ul className={styles.filters}>
          {WORD_VIEWS.map((view) => (
            <li key={view}>
              <Link
                href={wordsAddress(address, { ...filter, view, page: 1 })}
                aria-current={filter.view === view ? 'page' : undefined}
              >
                {t(`word-view-${view}`, { language })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form action={address} className={own.search}>
          <input type="hidden" name="view" value={filter.view} />
          <label>
            <span>{t('word-search')}</span>
            <input
              className={input.input}
              type="search"
              name="search"
              defaultValue={filter.search}
              autoComplete="off"
              dir="auto"
            />
          </label>
          <label>
            <span>{t('word-language')}</span>
            <select className={select.select} name="language" defaultValue={filter.language}>
              {LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE).map((each) => (
                <option key={each} value={each}>
                  {LANGUAGE_NAMES[each]}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{t('word-group')}</span>
            <select className={select.select} name="group" defaultValue={filter.group}>
              <option value="">{t('word-group-all')}</option>
              {([...WORD_GROUPS, OWN_GROUP] as const).map((group) => (
                <option key={group} value={group}>
                  {t(`word-group-${group}`)}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" look="quiet">
            {t('word-show')}
          </Button>
        </form>
      </search>
    </div>
  );
}
