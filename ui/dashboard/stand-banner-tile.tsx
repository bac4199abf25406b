'use client';

import { canToggleStands, inStandOrder, visibleStands } from '@fairdesk/core/dashboard';
import type { Stand } from '@fairdesk/core/events';
import type { StandBannerBlock } from '@fairdesk/core/page';
import { useId, useState } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { ShowMore } from '../shared/show-more.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { FloorPlanLink } from './floor-plan-link.tsx';
import styles from './stand-tile.module.css';

interface Props {
  block: StandBannerBlock;
  stands: readonly Stand[];
  /** Empty when there is none. */
  floorPlanUrl: string;
}

/** The stands with the names on their banners. Portal spec §2 "stand banner-name tile". */
export function StandBannerTile({ block, stands, floorPlanUrl }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const [all, setAll] = useState(false);
  const visible = visibleStands(stands, all);
  const id = useId();
  // Its own text may be about a stand, such as a change of the fascia name; without a stand it is general.
  const { supportLink } = block;
  return (
    <section aria-labelledby={block.uid} className={styles.tile}>
      <h2 id={block.uid}>{block.title}</h2>
      {stands.length === 0 && (
        <p>
          {t('stand-none')} <span className={styles.soft}>{t('stand-none-text')}</span>
        </p>
      )}
      <ul id={id} className={styles.banners}>
        {inStandOrder(stands).map((stand) => (
          <li key={stand.number} hidden={!visible.includes(stand)} data-print="show">
            <span className={styles.number}>{stand.number}</span>
            <span className={styles.soft}>{t('stand-banner')}</span>
            <strong dir="auto">{stand.bannerName || t('stand-banner-none')}</strong>
          </li>
        ))}
      </ul>
      {canToggleStands(stands) && (
        <ShowMore
          controls={id}
          expanded={all}
          more={t('stand-show-all', { n: stands.length })}
          less={t('stand-show-less')}
          onToggle={() => setAll(!all)}
        />
      )}
      <FloorPlanLink href={floorPlanUrl} labels={labels} />
      {supportLink && (
        <ButtonLink look="quiet" href={supportLink.href} target={supportLink.target}>
          {(stands.length > 0 && supportLink.text) || t('stand-support')}
        </ButtonLink>
      )}
    </section>
  );
}
