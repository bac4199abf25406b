import type { ExhibitorRow } from '@fairdesk/core/organiser';
import type { useLabels } from '../shared/labels.tsx';

/** `EXHIBITOR · Public` */
export const exhibitorStateText = (
  { type, isPublic, isCancelled }: ExhibitorRow,
  t: ReturnType<typeof useLabels>['t'],
): string =>
  [
    type,
    t(isPublic ? 'exhibitor-list-public' : 'exhibitor-list-hidden'),
    ...(isCancelled ? [t('exhibitor-list-cancelled')] : []),
  ]
    .filter(Boolean)
    .join(' · ');
