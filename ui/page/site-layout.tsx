import { hasOwnHeading, type Page } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import type { PartMarkup } from '../navigation/cached-part.tsx';
import notice from '../navigation/event-notice.module.css';
import { UnknownAreas } from '../navigation/missing-parts.tsx';
import { SectionNavigation } from '../navigation/section-navigation.tsx';
import { SectionRow } from '../navigation/section-row.tsx';
import { labelsOf } from '../shared/texts/translate.ts';
import { ContentBlocks } from './content-blocks.tsx';
import type { MarkupOf } from './markup-of.ts';
import { pageLang } from './page-lang.ts';
import type { PortalData } from './portal-data.ts';
import { type ReportFault, renderContextOf } from './render-context.ts';
import { SiteFrame } from './site-frame.tsx';
import styles from './site-layout.module.css';

interface Props {
  page: Page;
  data: PortalData;
  report?: ReportFault;
  markupOf?: MarkupOf;
  /** Above the page, after the link that leads past it. */
  banner?: ReactNode;
}

/** A public page. Source: site spec §2 "Page layouts". */
export function SiteLayout({ page, data, report, markupOf, banner }: Props) {
  const labels = labelsOf(data.language, data.texts);
  const drawing = renderContextOf(page, data, labels, report, markupOf);
  const section = {
    items: page.navigation.main,
    path: data.path,
    labels,
    markup: sectionMarkup(page, markupOf),
  };
  return (
    <SiteFrame
      frame={page}
      data={data}
      banner={banner}
      {...(report && { report })}
      {...(markupOf && { markupOf })}
    >
      {page.layout === 'portal' && <SectionRow {...section} />}
      <div className={styles.body}>
        {page.layout !== 'portal' && <Shell page={page} drawing={drawing} section={section} />}
        <main id="content" tabIndex={-1} className={styles.main} lang={pageLang(page)}>
          {drawing.state === 'edit' && <UnknownAreas names={page.unknownAreas} labels={labels} />}
          {data.event?.standing === 'cancelled' && (
            <p className={notice.notice} lang={data.language}>
              {labels.t('event-cancelled-site')}
            </p>
          )}
          <Content page={page} drawing={drawing} />
        </main>
      </div>
    </SiteFrame>
  );
}

interface ContentProps {
  page: Page;
  drawing: Parameters<typeof ContentBlocks>[0]['page'];
}

/** The title and the blocks: a breadcrumb comes before the title. In edit mode its area stays whole, with the title in it. */
function Content({ page, drawing }: ContentProps) {
  const [first, ...rest] = page.main;
  const title = !hasOwnHeading(page) && <h1 className={styles.title}>{page.heading}</h1>;
  const whole = { key: 'main', blocks: page.main };
  if (first?.kind !== 'breadcrumb')
    return (
      <>
        {title}
        <ContentBlocks place={whole} page={drawing} />
      </>
    );
  if (drawing.state === 'edit') return <ContentBlocks place={whole} heading={title} page={drawing} />;
  return (
    <>
      <ContentBlocks place={{ key: 'main', blocks: [first] }} page={drawing} />
      {title}
      <ContentBlocks place={{ key: 'main', blocks: rest }} page={drawing} />
    </>
  );
}

interface ShellProps extends ContentProps {
  section: Parameters<typeof SectionNavigation>[0];
}

/** Beside the content. An area without blocks is vacant: editors may fill it. */
function Shell({ page: { shell }, drawing, section }: ShellProps) {
  const isVacant = shell.length === 0;
  return (
    <div className={styles.shell} data-print="hide">
      {(!isVacant || drawing.state === 'edit') && (
        <aside aria-label={section.labels.t('navigation-shell')} data-vacant={isVacant || undefined}>
          <ContentBlocks place={{ key: 'shell', blocks: shell }} page={drawing} />
        </aside>
      )}
      <SectionNavigation {...section} />
    </div>
  );
}

const sectionMarkup = ({ navigation }: Page, markupOf: MarkupOf | undefined): PartMarkup | undefined =>
  markupOf && ((contents) => markupOf(['section', navigation], contents));
