import { type FrameForms, FrameFormsSchema, type SiteFrame } from '@fairdesk/core/editor';
import { reaction } from 'mobx';
import { use, useEffect, useState } from 'react';
import { DeskFair } from '../desk-fair.ts';
import type { FrameDraft } from './frame-publisher.ts';
import type { FrameStore } from './frame-store.ts';

/**
 * Saves what is typed in a header or footer across a reload of the page, in this tab only, with what it began from: so
 * what others have published since is brought in.
 *
 * @returns whether a draft was restored when the editor opened
 */
export const useFrameDraft = (store: FrameStore): boolean => {
  const fair = use(DeskFair);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const { publisher } = store;
    const draft = publisher.edit.isDirty ? undefined : readDraft(fair, store.frame);
    if (draft) {
      publisher.restore(draft);
      setRestored(true);
    }
    return reaction(
      () => {
        const { edit, frame } = publisher;
        return edit.isDirty ? { frame, forms: edit.form } : { frame };
      },
      ({ frame, forms }) => writeDraft(fair, frame, forms),
    );
  }, [fair, store]);
  return isRestored;
};

const placeOf = (fair: string, area: SiteFrame['area'], path: string): string =>
  `draft/${fair}/frame/${area}${path}`;

const writeDraft = (
  fair: string,
  { area, paths, version, forms: base }: SiteFrame,
  forms: FrameForms | undefined,
): void => {
  for (const path of paths) sessionStorage.removeItem(placeOf(fair, area, path));
  const draft: FrameDraft | undefined = forms && { version, base, forms };
  if (draft) sessionStorage.setItem(placeOf(fair, area, paths[0] ?? '/'), JSON.stringify(draft));
};

/** The draft of a frame that had any of these pages first. */
const readDraft = (fair: string, { area, paths }: SiteFrame): FrameDraft | undefined => {
  for (const path of paths) {
    const draft = draftIn(sessionStorage.getItem(placeOf(fair, area, path)));
    if (draft) return draft;
  }
  return undefined;
};

const draftIn = (text: string | null): FrameDraft | undefined => {
  if (text === null) return undefined;
  try {
    const { version, base, forms } = JSON.parse(text);
    const [before, after] = [base, forms].map((each) => FrameFormsSchema.safeParse(each));
    if (typeof version !== 'string' || !before?.success || !after?.success) return undefined;
    return { version, base: before.data, forms: after.data };
  } catch {
    return undefined;
  }
};
