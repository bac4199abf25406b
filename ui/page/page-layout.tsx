import { type Area, type Block, type Page, withNested } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import type { PartMarkup } from '../navigation/cached-part.tsx';
import { EventNotice } from '../navigation/event-notice.tsx';
import { UnknownAreas } from '../navigation/missing-parts.tsx';
import { OrganiserBanner } from '../navigation/organiser-banner.tsx';
import { PageFooter } from '../navigation/page-footer.tsx';
import { PortalHeader } from '../navigation/portal-header.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { labelsOf } from '../shared/texts/translate.ts';
import { Brand } from '../shared/theme/brand.tsx';
import { TaskBoard } from '../tasks/task-board.tsx';
import type { TasksLocked } from '../tasks/task-board-store.ts';
import { BlockArea } from './block-area.tsx';
import { BodyTop } from './body-top.tsx';
import { PageAnalytics } from './page-analytics.tsx';
import { PageIntro } from './page-intro.tsx';
import styles from './page-layout.module.css';
import { PageShell } from './page-shell.tsx';
import type { PortalData } from './portal-data.ts';
import type { ReportFault } from './render-context.ts';

interface Props {
  page: Page;
  data: PortalData;
  report?: ReportFault | undefined;
  /** Caches the menus and the footer, which are the same for all companies of a fair. */
  markupFor?: (name: string) => PartMarkup;
  /** Above the page, after the link that leads past it. */
  banner?: ReactNode;
}

/** A page of the portal, with header, menu and footer. Site spec §2 "Page layouts". */
export function PageLayout({ page, data, report, markupFor, banner }: Props) {
  if (isFullScreen(page, data)) return <FullScreen page={page} data={data} report={report} banner={banner} />;
  const labels = labelsOf(data.language, data.texts);
  const { participation, tasks } = data;
  const { shell, navigation } = page;
  const standing = data.event?.standing ?? 'open';
  const area = (name: Area) => {
    const blocks: readonly Block[] = page[name];
    if (blocks.length === 0 && !data.editing) return false;
    return (
      <BlockArea area={name} page={{ ...page, main: blocks }} data={data} labels={labels} report={report} />
    );
  };
  const [header, footer] = [area('header'), area('footer')];
  const hasShell = page.layout !== 'portal' && shell.length + navigation.main.length > 0;
  return (
    <div className={styles.page} data-layout={page.layout} data-shell={hasShell || undefined}>
      <Brand colour={data.site?.brandColour ?? ''} />
      <SkipLink labels={labels} />
      {banner}
      <PageAnalytics page={page} data={data} />
      <OrganiserBanner data={data} labels={labels} />
      <BodyTop blocks={page.bodyTop} className={styles.above} labels={labels}>
        {area('bodyTop')}
      </BodyTop>
      <PortalHeader page={page} data={data} labels={labels} markupFor={markupFor} />
      {header && <div className={styles.above}>{header}</div>}
      <div className={styles.body}>
        {hasShell && (
          <PageShell items={navigation.main} path={data.path} labels={labels} markup={markupFor?.('shell')}>
            {area('shell')}
          </PageShell>
        )}
        <main id="content" tabIndex={-1} className={styles.main}>
          {data.editing && <UnknownAreas names={page.unknownAreas} labels={labels} />}
          <EventNotice standing={standing} labels={labels} />
          <PageIntro page={page} data={data} labels={labels} />
          {participation && tasks ? (
            <TaskBoard participation={participation.id} tasks={tasks} now={data.now} locked={lockOf(data)}>
              {area('main')}
            </TaskBoard>
          ) : (
            area('main')
          )}
        </main>
      </div>
      <PageFooter
        navigation={navigation}
        labels={labels}
        analytics={data.analytics}
        // Blocks may need React in the browser.
        markup={footer || data.analytics ? undefined : markupFor?.('footer')}
      >
        {footer}
      </PageFooter>
    </div>
  );
}

/** Why this user cannot complete the tasks of this page. */
const lockOf = ({ event, canTick }: PortalData): TasksLocked | undefined => {
  if (event && event.standing !== 'open') return event.standing;
  return canTick === false ? 'role' : undefined;
};

/** A questionnaire fills the whole screen. Source: portal spec §2 "Registration page". */
const isFullScreen = ({ main }: Page, { editing }: PortalData): boolean =>
  !editing && withNested(main).some(({ kind }) => kind === 'award-registration');

function FullScreen({ page, data, report, banner }: Props) {
  const labels = labelsOf(data.language, data.texts);
  return (
    <div className={styles.page} data-layout="full-screen">
      <Brand colour={data.site?.brandColour ?? ''} />
      <SkipLink labels={labels} />
      {banner}
      <PageAnalytics page={page} data={data} />
      <OrganiserBanner data={data} labels={labels} />
      <BlockArea area="main" page={page} data={data} labels={labels} report={report} />
    </div>
  );
}
