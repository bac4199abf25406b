import type { PreviewScope } from '@fairdesk/core/editor';
import { instantDayText } from '../shared/texts/format.ts';
import { Moment } from '../shared/texts/moment.tsx';
import { participationTypeText } from '../shared/texts/participation-type.ts';
import type { Labels } from '../shared/texts/translate.ts';
import styles from './organiser-banner.module.css';

interface Props {
  /** Whether the link also opens the other pages of the website. */
  scope: PreviewScope;
  /** When the link no longer opens. ISO 8601, UTC. */
  expires: string;
  /** The fair's, in which the day is shown. */
  timeZone: string;
  /** The participation types that the page treats differently. */
  types: readonly string[];
  /** The one that it is shown to; empty for a visitor. */
  viewerType: string;
  /** The address of the same page, with the filters of its lists, as it is shown to a participation type. */
  addressAs: (type: string) => string;
  labels: Labels;
}

/** Says that a page is a preview, which visitors do not see, and shows it to others. */
export function PreviewBanner({ scope, expires, timeZone, types, viewerType, addressAs, labels }: Props) {
  const { t, language } = labels;
  return (
    <aside className={`${styles.banner} ${styles.preview}`} aria-label={t('pages-preview-label')}>
      <p>
        <strong>{t('pages-preview-banner')}</strong>
        {scope === 'website' && <> · {t('pages-preview-website')}</>}
      </p>
      {types.length > 0 && (
        <nav aria-label={t('pages-preview-as')} className={styles.choices}>
          <span aria-hidden>{t('pages-preview-as')}</span>
          {['', ...types].map((type) => (
            <a key={type} href={addressAs(type)} aria-current={type === viewerType || undefined}>
              {type === '' ? t('pages-preview-visitor') : participationTypeText(type, labels)}
            </a>
          ))}
        </nav>
      )}
      <p>
        {t('pages-preview-until')} <Moment of={expires}>{instantDayText(expires, timeZone, language)}</Moment>
      </p>
    </aside>
  );
}
