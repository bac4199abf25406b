import { dateTimeFormat, type Language } from '@fairdesk/core/shared';
import { timeText, zoneText } from '../shared/texts/format.ts';

/** Formats an instant as "14:15" at the fair, as "14:15 (CET)" where the clock of the device shows another time. */
export const fairTimeText = (
  instant: Date,
  timeZone: string,
  language: Language,
  deviceZone = dateTimeFormat(language).resolvedOptions().timeZone,
): string => {
  const time = timeText(instant, timeZone, language);
  const isSame = timeText(instant, deviceZone, language) === time;
  return isSame ? time : `${time} (${zoneText(instant, timeZone, language)})`;
};
