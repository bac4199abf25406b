import { headerCountdown } from '@fairdesk/core/dashboard';
import type { Language } from '@fairdesk/core/shared';
import { periodOf, type ShowTimes } from '../dashboard/show-times.ts';
import type { Messages } from '../shared/texts/compiled-messages.ts';
import { labelsOf } from '../shared/texts/translate.ts';

interface Said {
  readonly language: Language;
  readonly texts: Messages;
}

/** The time until the show in its largest unit. Source: site spec §4 "Countdown". */
export const countdownText = (
  show: ShowTimes,
  now: Date,
  { language, texts }: Said,
): { readonly text: string; readonly isRunning: boolean } => {
  const { t } = labelsOf(language, texts);
  const left = headerCountdown(periodOf(show), now);
  return left.kind === 'running'
    ? { text: t(`header-${left.unit}`, { n: left.count }), isRunning: true }
    : { text: t(left.kind === 'live' ? 'live-now' : 'edition-ended'), isRunning: false };
};
