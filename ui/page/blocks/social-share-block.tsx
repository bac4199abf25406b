import type { SocialShareBlock } from '@fairdesk/core/page';
import { IconLink, IconShare2, IconX } from '@tabler/icons-react';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { Icon } from '../../shared/icon.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './social-share-block.module.css';

interface Props {
  block: SocialShareBlock;
  page: RenderContext;
}

/**
 * A button with share links; the browser opens and closes the popover. Source: site spec §2 "Social share".
 */
export function SocialShareView({ block, page: { labels } }: Props) {
  const { uid, variant, title, items, shared } = block;
  const { t } = labels;
  const name = title || t('share-page');
  const sheet = `share-${uid}`;
  const dialog = variant === 'dialog' ? ({ role: 'dialog', 'aria-label': name } as const) : {};
  return (
    <share-sheet class={styles.place} data-print="hide" data-url={shared.url} data-title={shared.title}>
      <button type="button" className={styles.button} popoverTarget={sheet}>
        <Icon of={IconShare2} />
        {name}
      </button>
      <div id={sheet} popover="auto" className={styles.sheet} data-variant={variant} {...dialog}>
        {variant === 'dialog' && (
          <div className={styles.head}>
            <p>{name}</p>
            <button
              type="button"
              popoverTarget={sheet}
              popoverTargetAction="hide"
              aria-label={t('close')}
              // biome-ignore lint/a11y/noAutofocus: it is in a popover, and gets the focus when that opens
              autoFocus
            >
              <Icon of={IconX} />
            </button>
          </div>
        )}
        <ul className={styles.items}>
          {items.map(({ name: where, icon, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {icon && <ContentIcon name={icon} />}
                {where}
                <span className="visually-hidden"> ({t('new-tab')})</span>
              </a>
            </li>
          ))}
        </ul>
        <button
          type="button"
          hidden
          data-copy
          data-copied={t('share-copied')}
          data-not-copied={t('share-not-copied')}
        >
          <Icon of={IconLink} />
          {t('share-copy')}
        </button>
      </div>
      <p role="status" className={styles.status} />
    </share-sheet>
  );
}
