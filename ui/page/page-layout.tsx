import type { Page } from '@fairdesk/core/page';
import { Brand } from '../shared/brand.tsx';
import { labelsOf } from '../shared/translate.ts';
import { TaskBoard } from '../tasks/task-board.tsx';
import { BlockArea } from './block-area.tsx';
import type { ReportFault } from './drawing.ts';
import { EventNotice } from './event-notice.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageIntro } from './page-intro.tsx';
import styles from './page-layout.module.css';
import type { PortalData } from './portal-data.ts';
import { PortalHeader } from './portal-header.tsx';
import { SkipLink } from './skip-link.tsx';

interface Props {
  page: Page;
  data: PortalData;
  report?: ReportFault;
}

/** A page of the portal: who and where one is, what is to be done, and who made it. */
export function PageLayout({ page, data, report }: Props) {
  const labels = labelsOf(data.language, data.texts);
  const { participation, tasks } = data;
  const standing = data.event?.standing ?? 'open';
  const blocks = <BlockArea page={page} data={data} labels={labels} report={report} />;
  return (
    <div className={styles.page}>
      <Brand colour={data.site?.brandColour ?? ''} />
      <SkipLink labels={labels} />
      <PortalHeader page={page} data={data} labels={labels} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <EventNotice standing={standing} labels={labels} />
        <PageIntro page={page} data={data} labels={labels} />
        {participation && tasks ? (
          <TaskBoard participation={participation.id} tasks={tasks} frozen={standing !== 'open'}>
            {blocks}
          </TaskBoard>
        ) : (
          blocks
        )}
      </main>
      <PageFooter navigation={page.navigation} labels={labels} />
    </div>
  );
}
