import type { LetterForm } from '@fairdesk/core/organiser';

/** What survives a reload while a letter is written and checked. */
export const LETTER_DRAFT: { readonly key: string; readonly names: readonly (keyof LetterForm)[] } = {
  key: 'letter/new',
  names: [
    ...(['channel', 'titles', 'contents', 'linkHref', 'linkTitles', 'audience', 'late'] as const),
    ...(['neverSignedIn', 'fromDay', 'fromTime', 'untilDay', 'untilTime'] as const),
  ],
};
