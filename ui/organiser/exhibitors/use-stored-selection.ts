import {
  type ExhibitorSelectionBody,
  ExhibitorSelectionSchema,
  selectionBody,
  selectionOf,
} from '@fairdesk/core/organiser';
import { reaction } from 'mobx';
import { use, useEffect } from 'react';
import { DeskFair } from '../desk-fair.ts';
import type { ExhibitorListStore } from './exhibitor-list-store.ts';

/**
 * Saves the selected exhibitors in this tab: they may have been chosen one by one in several searches, and a reload, or
 * the page of an exhibitor and Back, lost them.
 */
export const useStoredSelection = (store: ExhibitorListStore): void => {
  const place = `selection/${use(DeskFair)}/exhibitors`;
  useEffect(() => {
    const stored = storedIn(sessionStorage.getItem(place));
    if (stored && store.selected === 0) store.restoreSelection(selectionOf(stored));
    return reaction(
      () => (store.selected > 0 ? JSON.stringify(selectionBody(store.selection)) : ''),
      (text) => (text === '' ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, text)),
    );
  }, [place, store]);
};

const storedIn = (text: string | null): ExhibitorSelectionBody | undefined => {
  try {
    return text === null ? undefined : ExhibitorSelectionSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
