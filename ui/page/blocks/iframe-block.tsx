import type { IframeBlock } from '@fairdesk/core/page';
import { ButtonLink } from '../../shared/button.tsx';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import edited from '../parts/edited-frame.module.css';
import { FrameOnClick } from '../parts/frame-on-click.tsx';
import { FrameSheet } from '../parts/frame-sheet.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './iframe-block.module.css';

interface Props {
  block: IframeBlock;
  page: RenderContext;
}

/** A page of another site, loaded on a click; when framing it is not allowed, a link instead. */
export function IframeView({ block, page }: Props) {
  return (
    <div className={styles.block}>
      <BlockTitle block={block} page={page} />
      <Frame block={block} page={page} />
    </div>
  );
}

function Frame({ block, page }: Props) {
  const { src, title, isAllowed } = block;
  const { t } = page.labels;
  if (src === '') return <p>{t('frame-missing')}</p>;
  if (!isAllowed) {
    return (
      <ButtonLink
        look="quiet"
        href={src}
        target="_blank"
        icon={<ContentIcon name="fa-solid fa-arrow-up-right-from-square" />}
      >
        {t('frame-elsewhere', { name: title || hostOf(src) })}
      </ButtonLink>
    );
  }
  return page.state === 'edit' ? <EditedFrame block={block} /> : <WaitingFrame block={block} page={page} />;
}

function WaitingFrame({ block: { src, title, height, fits }, page }: Props) {
  const { t } = page.labels;
  const host = hostOf(src);
  return (
    <FrameOnClick
      href={src}
      src={src}
      title={title || host}
      className={styles.frame}
      height={height}
      fits={fits}
    >
      <FrameSheet
        icon="fa-solid fa-window-maximize"
        hiddenName={title || host}
        action={t('frame-show')}
        note={t('frame-note', { host })}
      />
    </FrameOnClick>
  );
}

/** A transparent overlay lets the editor's clicks reach the block instead of the framed page. */
function EditedFrame({ block: { src, title, height } }: Pick<Props, 'block'>) {
  return (
    <div className={edited.edited}>
      <iframe
        src={src}
        title={title || hostOf(src)}
        className={styles.frame}
        style={{ height }}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <span className={edited.overlay} />
    </div>
  );
}

const hostOf = (address: string): string => /^https:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address;
