import { Link } from '../../shared/link.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import { SectionRow } from '../section-row.tsx';
import styles from './mail-tabs.module.css';

interface Props {
  labels: Labels;
  current: 'log' | 'letters' | 'reminders';
  /** The address of a page of this fair's desk. */
  to: (path: string) => string;
}

/** The pages about the mail of a fair. */
export function MailTabs({ labels: { t }, current, to }: Props) {
  const link = (page: Props['current'], path: string, text: string) => (
    <li>
      <Link href={to(path)} aria-current={current === page ? 'page' : undefined}>
        {text}
      </Link>
    </li>
  );
  return (
    <SectionRow current={current} label={t('desk-mail')} className={styles.row}>
      <ul className={styles.tabs}>
        {link('log', 'mail', t('mail-log'))}
        {link('letters', 'mail/letters', t('mail-letters'))}
        {link('reminders', 'mail/reminders', t('mail-reminders'))}
      </ul>
    </SectionRow>
  );
}
