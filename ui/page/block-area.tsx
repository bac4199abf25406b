import { type Area, type Block, type BlockPlaceholder, isContentBlock, type Page } from '@fairdesk/core/page';
import type { Language } from '@fairdesk/core/shared';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './block-area.module.css';
import { BlockBoundary } from './block-boundary.tsx';
import { BlockView } from './block-view.tsx';
import { pageLang } from './page-lang.ts';
import { BlockList } from './parts/block-list.tsx';
import { Chrome } from './parts/chrome.tsx';
import type { PortalData } from './portal-data.ts';
import { type RenderContext, type ReportFault, renderContextOf } from './render-context.ts';
import { zonesOf } from './zones.ts';

interface Props {
  /** The area of the page. */
  area: Area;
  /** The page, with the blocks of that area. */
  page: Pick<Page, 'main' | 'state' | 'editMode' | 'areaNames' | 'languages' | 'language'>;
  data: PortalData;
  labels: ServerLabels;
  report?: ReportFault | undefined;
}

/** The blocks of a page in zones: one column on a phone, two when there are blocks for the side. */
export function BlockArea({ area, page, data, labels, report }: Props) {
  const renderPlace = (place: BlockPlaceholder, owner?: string) => (
    <BlockList place={place} owner={owner} page={context}>
      {place.blocks.map(renderBlock)}
    </BlockList>
  );
  const context: RenderContext = { ...renderContextOf(page, data, labels, report), render: renderPlace };
  const renderBlock = (block: Block) => (
    <OneBlock key={block.uid} block={block} data={data} page={context} lang={pageLang(page)} />
  );
  // The editor needs the blocks in the order they were placed.
  if (context.state === 'edit') return renderPlace({ key: area, blocks: page.main });
  const zones = zonesOf(page.main);
  const isSided = zones.some(({ zone }) => zone === 'side');
  return (
    <div className={styles.area} data-sided={isSided || undefined}>
      {zones.map(({ zone, members }) => (
        <div key={zone} className={styles.zone} data-zone={zone}>
          {members.map(renderBlock)}
        </div>
      ))}
    </div>
  );
}

interface BlockProps {
  block: Block;
  data: PortalData;
  page: RenderContext;
  /** Of a page that is not in the reader's language. */
  lang: Language | undefined;
}

/** Content blocks guard themselves; interactive ones also need a guard in the browser. */
function OneBlock({ block, data, page, lang }: BlockProps) {
  const view = <BlockView block={block} data={data} page={page} />;
  if (isContentBlock(block))
    return lang ? (
      <div lang={lang} className={styles.foreign}>
        {view}
      </div>
    ) : (
      view
    );
  const guarded = (
    <BlockBoundary
      name={block.kind}
      notice={page.labels.t('block-problem', { component: block.kind })}
      editing={page.state === 'edit'}
    >
      {view}
    </BlockBoundary>
  );
  if (!page.marks) return guarded;
  return (
    <Chrome type="rendering" id={block.uid}>
      {guarded}
    </Chrome>
  );
}
