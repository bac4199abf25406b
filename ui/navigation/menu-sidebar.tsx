import { IconMenu2, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icon.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import type { PartMarkup } from './cached-part.tsx';
import styles from './menu-sidebar.module.css';

const ID = 'menu-sidebar';

interface Props {
  labels: ServerLabels;
  /** Renders the button as an icon with a hidden label, to save space. */
  compact?: boolean;
  /** Caches the contents. */
  markup?: PartMarkup | undefined;
  children: ReactNode;
}

/**
 * The menu for narrow screens: a button that opens a sidebar. Scrolling of the page is locked while it is
 * open.
 */
export function MenuSidebar({ labels: { t }, compact, markup, children }: Props) {
  const contents = (
    <>
      <button
        type="button"
        className={styles.close}
        popoverTarget={ID}
        popoverTargetAction="hide"
        aria-label={t('menu-close')}
      >
        <Icon of={IconX} size={24} />
      </button>
      {children}
    </>
  );
  const sheet = { id: ID, popover: 'auto', class: styles.sidebar } as const;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={ID}
        data-compact={compact}
        title={t('menu')}
        data-print="hide"
      >
        <Icon of={IconMenu2} />
        <span>{t('menu')}</span>
      </button>
      {markup ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered
        <focus-sheet {...sheet} dangerouslySetInnerHTML={{ __html: markup(contents) }} />
      ) : (
        <focus-sheet {...sheet}>{contents}</focus-sheet>
      )}
    </>
  );
}
