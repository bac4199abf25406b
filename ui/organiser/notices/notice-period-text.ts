import type { PeriodForm } from '@fairdesk/core/organiser';
import { dayText } from '../../shared/texts/format.ts';
import type { Labels } from '../../shared/texts/translate.ts';

/** When exhibitors see a message; a period without days has no limit on that side. */
export const noticePeriodText = (
  { fromDay, fromTime, untilDay, untilTime }: PeriodForm,
  { t, language }: Labels,
): string => {
  const from = fromDay && `${dayText(fromDay, language)}, ${fromTime}`;
  const until = untilDay && `${dayText(untilDay, language)}, ${untilTime}`;
  if (from && until) return `${from} – ${until}`;
  if (from) return t('notice-from-moment', { from });
  return until ? t('notice-until-moment', { until }) : t('notice-always');
};
