import type { Block } from '@fairdesk/core/page';
import type { Labels } from '../shared/translate.ts';
import styles from './block-area.module.css';
import { BlockBoundary } from './block-boundary.tsx';
import { BlockView } from './block-view.tsx';
import type { Drawing } from './drawing.ts';
import type { PortalData } from './portal-data.ts';
import { ZONES, zoneOf } from './zones.ts';

interface Props {
  blocks: readonly Block[];
  data: PortalData;
  labels: Labels;
}

/** The blocks of a page, each in its zone: one column on a phone, two where there is something for the side. */
export function BlockArea({ blocks, data, labels }: Props) {
  const page: Drawing = {
    labels,
    state: data.editing ? 'edit' : 'normal',
    draw: (nested) =>
      nested.map((block) => <GuardedBlock key={block.uid} block={block} data={data} page={page} />),
  };
  const zones = ZONES.map((zone) => ({ zone, members: blocks.filter((block) => zoneOf(block) === zone) }));
  const filled = zones.filter(({ members }) => members.length > 0);
  return (
    <div className={styles.area} data-sided={filled.some(({ zone }) => zone === 'side') || undefined}>
      {filled.map(({ zone, members }) => (
        <div key={zone} className={styles.zone} data-zone={zone}>
          {page.draw(members)}
        </div>
      ))}
    </div>
  );
}

function GuardedBlock({ block, data, page }: { block: Block; data: PortalData; page: Drawing }) {
  return (
    <BlockBoundary
      name={block.kind}
      notice={page.labels.t('block-problem', { component: block.kind })}
      editing={data.editing}
    >
      <BlockView block={block} data={data} page={page} />
    </BlockBoundary>
  );
}
