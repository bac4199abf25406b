import { type FairEvent, siteVisibility } from '@fairdesk/core/events';
import { type DeskFair, fairStateOf } from '@fairdesk/core/organiser';
import { localPath } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { AccountMenu } from '../navigation/account-menu.tsx';
import type { FrameData } from '../navigation/frame-data.ts';
import { SkipLink } from '../navigation/skip-link.tsx';
import { Link } from '../shared/link.tsx';
import { periodText } from '../shared/texts/format.ts';
import { LanguageSwitch } from '../shared/texts/language-switch.tsx';
import { labelsOf } from '../shared/texts/translate.ts';
import { Brand } from '../shared/theme/brand.tsx';
import styles from './desk-frame.module.css';
import { SectionRow } from './section-row.tsx';
import { type SectionKey, sectionsFor } from './sections.ts';

interface Props {
  data: FrameData;
  section: SectionKey;
  fair: DeskFair;
  /** Every event of the organiser. */
  fairs: readonly FairEvent[];
  /** The address of its website. */
  website: string;
  children: ReactNode;
}

/** The frame of the organiser's desk: the fair, the sections, the account. */
export function DeskFrame({ data, section, fair, fairs, website, children }: Props) {
  const { event, canManage } = fair;
  const { language, user } = data;
  const labels = labelsOf(language, data.texts);
  const { t } = labels;
  const to = (path: string) => localPath({ language, path });
  const sections = sectionsFor(fair);
  const now = new Date(data.now);
  const state = fairStateOf(event, now);
  const isSiteVisible = siteVisibility(event, now) !== 'nothing';
  return (
    <div className={styles.page}>
      <Brand colour={data.site?.brandColour ?? ''} />
      <SkipLink labels={labels} />
      <header className={styles.header} data-print="hide">
        <div className={styles.fair}>
          <Link href={to(`/organiser/${event.slug}`)} className={styles.name}>
            {event.name}
          </Link>
          <span className={styles.when}>
            {periodText(event.startDate, event.endDate, language)}
            {state !== 'published' && (
              <>
                {' · '}
                <strong>{t(`fair-state-${state}`)}</strong>
              </>
            )}
            {(fairs.length > 1 || canManage) && (
              <>
                {' · '}
                <Link href={to('/organiser')}>{t('desk-fairs')}</Link>
              </>
            )}
          </span>
        </div>
        <div className={styles.tools}>
          <LanguageSwitch labels={labels} languages={data.languages} />
          {user && (
            <AccountMenu
              user={user}
              links={[
                ...(isSiteVisible ? [{ href: website, text: t('desk-site'), target: '' }] : []),
                { href: to('/events'), text: t('desk-portal'), target: '' },
              ]}
              account={data.addresses.account}
              home={data.path}
            />
          )}
        </div>
      </header>
      <SectionRow current={section} label={t('desk-navigation')} className={styles.sections}>
        <ul>
          {sections.map(({ key, path }) => (
            <li key={key}>
              <Link
                href={to(`/organiser/${event.slug}${path}`)}
                aria-current={key === section ? 'page' : undefined}
              >
                {t(`desk-${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </SectionRow>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </div>
  );
}
