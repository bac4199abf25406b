import { type FieldFault, faultIf, isDay } from '../shared/index.ts';

/** Whether a text is a time of day: `23:59`. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether a day can be stored with a time: days close to the limits of stored years could leave them in another zone. */
export const isStorableDay = (day: string): boolean =>
  isDay(day) && day >= '1970-01-02' && day <= '9998-12-31';

/** The fault of a day and a time of a form, at `fromDay` or `fromTime` for the name `from`; none without a day. */
export const momentFaults = (name: string, day: string, time: string): readonly FieldFault[] => {
  if (day === '') return [];
  if (!isStorableDay(day)) return [{ path: `${name}Day`, code: 'forms-date' }];
  return faultIf(!isTime(time), `${name}Time`, 'forms-time');
};
