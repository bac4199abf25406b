import type { Area, Block, Page } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import type { PartMarkup } from '../navigation/cached-part.tsx';
import { PageFooter } from '../navigation/page-footer.tsx';
import { SiteHeader } from '../navigation/site-header.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { labelsOf } from '../shared/texts/translate.ts';
import { Brand } from '../shared/theme/brand.tsx';
import { BodyTop } from './body-top.tsx';
import { ContentBlocks } from './content-blocks.tsx';
import type { MarkupOf } from './markup-of.ts';
import type { PortalData } from './portal-data.ts';
import { type ReportFault, renderContextOf } from './render-context.ts';
import styles from './site-layout.module.css';

/** The parts of a page that its frame and its blocks depend on. */
export type Surroundings = Pick<
  Page,
  'navigation' | 'bodyTop' | 'header' | 'footer' | 'layout' | 'main' | 'state' | 'editMode' | 'areaNames'
>;

interface Props {
  frame: Surroundings;
  data: PortalData;
  report?: ReportFault;
  markupOf?: MarkupOf;
  /** Above the page, after the link that leads past it. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The frame of every public page, without stores or providers. Source: site spec §2. */
export function SiteFrame({ frame, data, report, markupOf, banner, children }: Props) {
  const labels = labelsOf(data.language, data.texts);
  const page = renderContextOf(frame, data, labels, report);
  const { navigation, layout } = frame;
  const area = (name: Area & keyof Surroundings) => {
    const blocks: readonly Block[] = frame[name];
    return blocks.length > 0 || page.state === 'edit' ? (
      <ContentBlocks place={{ key: name, blocks }} page={page} />
    ) : undefined;
  };
  const { header: headerBlocks, footer: footerBlocks } = frame;
  const markupFor = (name: string): PartMarkup | undefined =>
    markupOf && ((contents) => markupOf([name, navigation, headerBlocks, footerBlocks], contents));
  const header = area('header');
  return (
    <div className={styles.page} data-layout={layout === 'portal' ? 'portal' : 'event'}>
      <Brand colour={data.site?.brandColour ?? ''} />
      <SkipLink labels={labels} />
      {banner}
      <BodyTop blocks={frame.bodyTop} className={styles.bodyTop} labels={labels}>
        {area('bodyTop')}
      </BodyTop>
      <SiteHeader navigation={navigation} data={data} labels={labels} markupFor={markupFor}>
        {header && <div className={styles.headerBlocks}>{header}</div>}
      </SiteHeader>
      {children}
      <PageFooter
        navigation={navigation}
        labels={labels}
        analytics={data.analytics}
        markup={markupFor('footer')}
      >
        {area('footer')}
      </PageFooter>
    </div>
  );
}
