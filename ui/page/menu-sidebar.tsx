import { IconMenu2, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icon.tsx';
import type { Labels } from '../shared/translate.ts';
import styles from './menu-sidebar.module.css';

const ID = 'menu-sidebar';

interface Props {
  labels: Labels;
  /** Where there is little room its button is an icon, whose word is only heard. */
  compact?: boolean;
  children: ReactNode;
}

/** The menu of a narrow screen: a button, and a sheet from the side. The page behind it keeps still while it is open. */
export function MenuSidebar({ labels: { t }, compact, children }: Props) {
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
      <focus-sheet id={ID} popover="auto" class={styles.sidebar}>
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
      </focus-sheet>
    </>
  );
}
