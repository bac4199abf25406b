import { inStandOrder } from '@fairdesk/core/dashboard';
import type { Stand } from '@fairdesk/core/events';
import type { StandBlock } from '@fairdesk/core/page';
import type { Labels } from '../shared/texts/translate.ts';
import { FloorPlanLink } from './floor-plan-link.tsx';
import styles from './stand-tile.module.css';

interface Props {
  block: StandBlock;
  labels: Labels;
  stands: readonly Stand[];
  /** Empty when there is none. */
  floorPlanUrl: string;
}

/** The stand numbers of the company. Portal spec §2 "Stand tile". */
export function StandTile({ block, labels, stands, floorPlanUrl }: Props) {
  const { t } = labels;
  return (
    <section aria-labelledby={block.uid} className={styles.tile}>
      <h2 id={block.uid}>{block.title}</h2>
      {stands.length === 0 ? (
        <p>
          {t('stand-none')} <span className={styles.soft}>{t('stand-none-text')}</span>
        </p>
      ) : (
        <ul className={styles.numbers}>
          {inStandOrder(stands).map(({ number }) => (
            <li key={number} className={styles.number}>
              {number}
            </li>
          ))}
        </ul>
      )}
      <FloorPlanLink href={floorPlanUrl} labels={labels} />
    </section>
  );
}
