import { inNaturalOrder } from '@fairdesk/core/shared';
import type { ServerLabels } from '../shared/texts/translate.ts';

/** Names the stands in natural order: "Stands 8.B2, 8.B12, 10.A1". */
export const standsText = (stands: readonly string[], { t }: ServerLabels): string =>
  t('exhibitor-stand', { n: stands.length, list: ordered(stands) });

/** Names the halls in natural order: "Halls 8, 10". */
export const hallsText = (halls: readonly string[], { t }: ServerLabels): string =>
  t('exhibitors-in-hall', { n: halls.length, hall: ordered(halls) });

const ordered = (names: readonly string[]): string => names.toSorted(inNaturalOrder).join(', ');
