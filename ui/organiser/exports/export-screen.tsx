import { EXPORTED_LISTS, isExportedList } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import { ButtonLink } from '../../shared/button.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import styles from './export.module.css';

interface Props {
  labels: Labels;
  event: EventId;
  slug: string;
}

const LISTS = Object.keys(EXPORTED_LISTS).filter(isExportedList);
const INCLUDED = ['fair', 'companies', 'people', 'files'] as const;
const EXCLUDED = ['sign-ins', 'history', 'entries', 'review'] as const;

/** Downloads the whole fair as a folder, and says what is in it. */
export function ExportScreen({ labels: { t, language }, event, slug }: Props) {
  return (
    <div className={styles.export}>
      <div className={styles.lists}>
        <section aria-labelledby="export-in">
          <h2 id="export-in">{t('export-in')}</h2>
          <ul>
            {INCLUDED.map((part) => (
              <li key={part}>{t(`export-in-${part}`)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="export-out">
          <h2 id="export-out">{t('export-out')}</h2>
          <ul>
            {EXCLUDED.map((part) => (
              <li key={part}>{t(`export-out-${part}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      <p>{t('export-again')}</p>
      <div>
        <ButtonLink href={`/api/organiser/${event}/folder`} download={`${slug}.zip`}>
          {t('export-download')}
        </ButtonLink>
      </div>
      <section aria-labelledby="export-lists">
        <h2 id="export-lists">{t('export-lists')}</h2>
        <p className={styles.hint}>{t('export-lists-text')}</p>
        <ul className={styles.files}>
          {LISTS.map((list) => (
            <li key={list}>
              <span>{t(`export-list-${list}`)}</span>
              {(['xlsx', 'csv'] as const).map((format) => (
                <a
                  key={format}
                  href={`/api/organiser/${event}/lists/${list}?format=${format}&language=${language}`}
                  download={`${list}.${format}`}
                >
                  <span className="visually-hidden">{t(`export-list-${list}`)}, </span>
                  {format.toUpperCase()}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.hint}>{t('export-personal')}</p>
    </div>
  );
}
