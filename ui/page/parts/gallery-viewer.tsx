import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { Icon } from '../../shared/icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import type { ServerLabels } from '../../shared/texts/translate.ts';
import styles from './gallery-viewer.module.css';
import { PlayButton } from './play-button.tsx';

interface Props {
  /** The name of the gallery. */
  name: string;
  /** The address of the first picture; the script replaces it with that of the current one. */
  first: string;
  /** Whether it is the only one, so that there is nothing to turn to. */
  isOnly: boolean;
  labels: ServerLabels;
}

/** A full-screen viewer for one picture at a time; the script fills it when it first opens. */
export function GalleryViewer({ name, first, isOnly, labels: { t } }: Props) {
  return (
    <dialog className={styles.viewer} aria-label={name} data-lock="both">
      <div className={styles.bar}>
        <p role="status" className={styles.status} data-status />
        <PlayButton play={t('slideshow-play')} pause={t('slideshow-pause')} hidden={isOnly} />
        <a
          href={first}
          download
          data-download
          className={styles.download}
          title={t('gallery-download')}
          aria-label={t('gallery-download')}
        >
          <Icon of={IconDownload} />
        </a>
        <IconButton icon={IconX} name={t('close')} data-close autoFocus />
      </div>
      <span className={styles.progress} data-progress aria-hidden="true" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
      <ul data-row className={styles.row} tabIndex={0} aria-label={name} />
      <div className={styles.arrows} hidden={isOnly}>
        <IconButton icon={IconChevronLeft} name={t('gallery-previous')} data-previous />
        <IconButton icon={IconChevronRight} name={t('gallery-next')} data-next />
      </div>
    </dialog>
  );
}
