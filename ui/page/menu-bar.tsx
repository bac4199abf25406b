'use client';

import { CLOSED_DROPDOWN, DROPDOWN_CLOSE_MS, dropdownAfter } from '@fairdesk/core/navigation';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { NextLink } from '../shared/next-link.tsx';
import styles from './main-navigation.module.css';
import type { MenuBarEntry } from './menu-bar-entry.ts';
import { MenuBarItem } from './menu-bar-item.tsx';

interface Props {
  name: string;
  /** What says that an item opens: drawn on the server, so that no icon travels as script. */
  chevron: ReactNode;
  entries: readonly MenuBarEntry[];
}

/**
 * The menu across the top. Until its script has come, or without it, dropdowns follow pointer and focus by style
 * alone; then the rules of `dropdownAfter` hold.
 */
export function MenuBar({ name, chevron, entries }: Props) {
  const [dropdown, tell] = useReducer(dropdownAfter, CLOSED_DROPDOWN);
  const [isLive, setLive] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const isOpen = dropdown.open !== undefined;

  // What is under the pointer already says nothing when the script comes.
  useEffect(() => {
    const item = bar.current
      ?.querySelector('[data-item]:is(:hover, :focus-within)')
      ?.getAttribute('data-item');
    if (item) tell({ kind: 'enter', item });
    setLive(true);
  }, []);

  useEffect(() => {
    if (!dropdown.isClosing) return undefined;
    const timer = setTimeout(() => tell({ kind: 'delay-over' }), DROPDOWN_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [dropdown]);

  // Wherever the focus is: a dropdown that was opened by pointing must be dismissed as well.
  useEffect(() => {
    if (!isOpen) return undefined;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      focusedItem(bar.current)?.querySelector('button')?.focus();
      tell({ kind: 'escape' });
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isOpen]);

  return (
    <nav ref={bar} aria-label={name} className={styles.navigation} data-live={isLive || undefined}>
      <ul>
        {entries.map((entry) =>
          entry.panel ? (
            <MenuBarItem
              key={entry.id}
              entry={entry}
              isOpen={dropdown.open === entry.id}
              tell={tell}
              chevron={chevron}
            />
          ) : (
            <li key={entry.id}>
              <NextLink href={entry.href} target={entry.target} aria-current={entry.current}>
                {entry.title}
              </NextLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

const focusedItem = (bar: HTMLElement | null) => bar?.querySelector('[data-item]:focus-within');
