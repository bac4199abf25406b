import type { ExhibitorRow } from '@fairdesk/core/organiser';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import type { Labels } from '../../shared/texts/translate.ts';

/** `Exhibitor · Public` */
export const exhibitorStateText = ({ type, isPublic, isCancelled }: ExhibitorRow, labels: Labels): string =>
  [
    participationTypeText(type, labels),
    labels.t(isPublic ? 'exhibitor-list-public' : 'exhibitor-list-hidden'),
    ...(isCancelled ? [labels.t('exhibitor-list-cancelled')] : []),
  ]
    .filter(Boolean)
    .join(' · ');
