import { Link } from '../../shared/link.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import styles from '../mail/mail-tabs.module.css';
import { SectionRow } from '../section-row.tsx';

interface Props {
  labels: Labels;
  current:
    | 'fair'
    | 'website'
    | 'profiles'
    | 'categories'
    | 'words'
    | 'mail-texts'
    | 'awards'
    | 'team'
    | 'service-keys'
    | 'edition'
    | 'export';
  /** The address of a page of this fair's desk. */
  to: (path: string) => string;
}

/** The pages of the settings of a fair. */
export function SettingsTabs({ labels: { t }, current, to }: Props) {
  const link = (page: Props['current'], path: string) => (
    <li>
      <Link href={to(path)} aria-current={current === page ? 'page' : undefined}>
        {t(`settings-${page}`)}
      </Link>
    </li>
  );
  return (
    <SectionRow current={current} label={t('desk-settings')} className={styles.row}>
      <ul className={styles.tabs}>
        {link('fair', 'settings')}
        {link('website', 'settings/website')}
        {link('profiles', 'settings/profiles')}
        {link('categories', 'settings/categories')}
        {link('words', 'settings/words')}
        {link('mail-texts', 'settings/mail-texts')}
        {link('awards', 'settings/awards')}
        {link('team', 'settings/team')}
        {link('service-keys', 'settings/service-keys')}
        {link('export', 'settings/export')}
        {link('edition', 'settings/edition')}
      </ul>
    </SectionRow>
  );
}
