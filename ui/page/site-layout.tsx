import { hasOwnHeading, type Page } from '@fairdesk/core/page';
import { Brand } from '../shared/brand.tsx';
import { ButtonLink } from '../shared/button.tsx';
import { LanguageSwitch } from '../shared/language-switch.tsx';
import { labelsOf } from '../shared/translate.ts';
import { ContentBlocks } from './content-blocks.tsx';
import { drawingOf, type ReportFault } from './drawing.ts';
import { EventMark } from './event-mark.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { PageFooter } from './page-footer.tsx';
import type { PortalData } from './portal-data.ts';
import headerStyles from './portal-header.module.css';
import styles from './site-layout.module.css';
import { SkipLink } from './skip-link.tsx';

interface Props {
  page: Page;
  data: PortalData;
  report?: ReportFault;
}

/** A page that only reads: no store, no provider, no script of ours. Site spec §2 "Page layouts". */
export function SiteLayout({ page, data, report }: Props) {
  const labels = labelsOf(data.language, data.texts);
  const { navigation } = page;
  return (
    <div className={styles.page}>
      <Brand colour={data.site?.brandColour ?? ''} />
      <SkipLink labels={labels} />
      <header className={headerStyles.header} data-print="hide">
        {navigation.topbarText && <p className={styles.topbar}>{navigation.topbarText}</p>}
        <div className={headerStyles.bar}>
          <EventMark data={data} logo={navigation.logos[0] ?? data.site?.logo} />
          <div className={headerStyles.tools}>
            {navigation.showLanguageSwitch && <LanguageSwitch labels={labels} languages={data.languages} />}
            <ButtonLink look="plain" href={data.user ? data.addresses.home : data.addresses.signIn}>
              {data.user?.name ?? labels.t('sign-in')}
            </ButtonLink>
          </div>
        </div>
        <MainNavigation links={navigation.main} path={data.path} labels={labels} />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {!hasOwnHeading(page) && <h1>{page.title}</h1>}
        <ContentBlocks
          place={{ key: 'headless-main', blocks: page.main }}
          page={drawingOf(page, data, labels, report)}
        />
      </main>
      <PageFooter navigation={navigation} labels={labels} />
    </div>
  );
}
