import { EDITING_TEXTS, type IframeBlock } from '@fairdesk/core/page';
import { ButtonLink } from '../../shared/button.tsx';
import type { Drawing } from '../drawing.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from './iframe-block.module.css';

interface Props {
  block: IframeBlock;
  page: Drawing;
}

/** Another site's page; one that is not on the list of those that may be shown here is led to instead. */
export function IframeView({ block, page }: Props) {
  return (
    <div className={styles.block}>
      <BlockTitle block={block} page={page} />
      <Frame block={block} page={page} />
    </div>
  );
}

function Frame({ block: { src, title, height, isAllowed }, page }: Props) {
  const { t } = page.labels;
  if (src === '') return <p>{EDITING_TEXTS.noIframeLink}</p>;
  if (!isAllowed) {
    return (
      <ButtonLink look="quiet" href={src} target="_blank">
        {t('frame-elsewhere', { name: title || hostOf(src) })}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.frame}>
      <iframe
        src={src}
        title={title || hostOf(src)}
        height={height}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {page.state === 'edit' && <span className={styles.overlay} />}
    </div>
  );
}

const hostOf = (address: string): string => /^https:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address;
