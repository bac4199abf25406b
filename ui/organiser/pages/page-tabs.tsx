'use client';

import { Link } from '../../shared/link.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from '../mail/mail-tabs.module.css';
import { SectionRow } from '../section-row.tsx';

interface Props {
  current: 'pages' | 'special' | 'frame';
  /** The address of the list of pages. */
  list: string;
}

/** The parts of the website that its editors change. */
export function PageTabs({ current, list }: Props) {
  const { t } = useLabels();
  return (
    <SectionRow current={current} label={t('desk-pages')} className={styles.row}>
      <ul className={styles.tabs}>
        <li>
          <Link href={list} aria-current={current === 'pages' ? 'page' : undefined}>
            {t('desk-pages')}
          </Link>
        </li>
        <li>
          <Link href={`${list}/special`} aria-current={current === 'special' ? 'page' : undefined}>
            {t('pages-special')}
          </Link>
        </li>
        <li>
          <Link href={`${list}/frame`} aria-current={current === 'frame' ? 'page' : undefined}>
            {t('frame-title')}
          </Link>
        </li>
      </ul>
    </SectionRow>
  );
}
