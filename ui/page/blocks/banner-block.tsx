import { BANNER_FILLER_RATIO, type BannerBlock, bannerColumns } from '@fairdesk/core/page';
import type { CSSProperties } from 'react';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { Link } from '../../shared/link.tsx';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './banner-block.module.css';

interface Props {
  block: BannerBlock;
  page: RenderContext;
}

/** The actions overlap the lower half of the picture; the filler reserves space for the part below it. */
export function BannerView({ block, page }: Props) {
  const { actions, image } = block;
  const isPlain = image === undefined && page.state !== 'edit';
  const measures = {
    '--action-columns': bannerColumns(actions.length),
    '--filler-ratio': BANNER_FILLER_RATIO,
  } as CSSProperties;
  return (
    <div
      className={styles.banner}
      style={measures}
      data-actions={actions.length > 0 || undefined}
      data-plain={isPlain || undefined}
    >
      <BlockImage block={block} page={page} sizes="(width >= 68rem) 68rem, 100vw" className={styles.image} />
      <div className={styles.sheet}>
        <BlockTitle block={block} page={page} className={styles.title} />
      </div>
      {actions.length > 0 && (
        <ul className={styles.actions}>
          {actions.map((action) => (
            <li key={`${action.link.href} ${action.title}`}>
              <Link href={action.link.href} target={action.link.target} className={styles.action}>
                <span className={styles.icon}>
                  <ContentIcon name={action.icon} />
                </span>
                <Editable owner={action} of="title" page={page} isEmpty={action.title === ''}>
                  {action.title}
                </Editable>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
