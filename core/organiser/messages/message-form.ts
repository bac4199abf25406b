import { type MessagePeriod, type MessageState, messageEnd } from '../../dashboard/index.ts';
import { type Audience, EVERYONE } from '../../events/index.ts';
import {
  dayIn,
  type FieldFault,
  faultIf,
  isoInstant,
  isoText,
  NAME_MAX,
  timeIn,
  zonedInstant,
} from '../../shared/index.ts';
import { momentFaults } from '../moment-faults.ts';
import { NO_TEXTS, type Texts } from '../tasks/task-definition.ts';
import { isUnwritten, lengthFaults, linkFaults, TASK_TEXT_MAX } from '../tasks/task-faults.ts';

/** What an organiser writes to exhibitors; every text is the text of its field. */
interface MessageContent {
  readonly titles: Texts;
  /** Rich text. */
  readonly contents: Texts;
  /** A page to continue at; empty for no link. */
  readonly linkHref: string;
  readonly linkTitles: Texts;
  readonly audience: Audience;
}

/** When a message is visible, as clocks at the fair show it; an empty day for no limit. */
export interface PeriodForm {
  readonly fromDay: string;
  readonly fromTime: string;
  readonly untilDay: string;
  readonly untilTime: string;
}

/** The values of the message form. */
export interface MessageForm extends MessageContent, PeriodForm {}

/** A message as it is stored. */
export interface PlannedMessage extends MessageContent, MessagePeriod {
  readonly id: string;
  /** Changes with every save. */
  readonly version: string;
  readonly state: MessageState;
  /** How many users have read it. */
  readonly readCount: number;
}

/** The form of a new message: for everyone, visible at once and without end. */
export const NEW_MESSAGE: MessageForm = {
  titles: NO_TEXTS,
  contents: NO_TEXTS,
  linkHref: '',
  linkTitles: NO_TEXTS,
  audience: EVERYONE,
  fromDay: '',
  fromTime: '00:00',
  untilDay: '',
  untilTime: '23:59',
};

/** The form that changes a message; its times are in the time zone of the fair. */
export const messageFormOf = (message: PlannedMessage, timeZone: string): MessageForm => {
  const { titles, contents, linkHref, linkTitles, audience } = message;
  return { titles, contents, linkHref, linkTitles, audience, ...periodFormOf(message, timeZone) };
};

/** A stored period as clocks at the fair show it. */
export const periodFormOf = ({ publishFrom, publishUntil }: MessagePeriod, timeZone: string): PeriodForm => {
  const from = publishFrom ? isoInstant(publishFrom) : undefined;
  // The last minute that still belongs to the period.
  const until = publishUntil ? new Date(messageEnd(publishUntil).getTime() - 1) : undefined;
  return {
    fromDay: from ? dayIn(timeZone, from) : '',
    fromTime: from ? timeIn(timeZone, from) : NEW_MESSAGE.fromTime,
    untilDay: until ? dayIn(timeZone, until) : '',
    untilTime: until ? timeIn(timeZone, until) : NEW_MESSAGE.untilTime,
  };
};

/**
 * The period to store for a form.
 *
 * An end that the form shows as it is stored stays unchanged, in the night in which clocks go back too.
 *
 * @param stored the period before, if there is one
 */
export const periodOf = (form: PeriodForm, timeZone: string, stored: MessagePeriod = {}): MessagePeriod => {
  const storedForm = periodFormOf(stored, timeZone);
  const isSameStart = storedForm.fromDay === form.fromDay && storedForm.fromTime === form.fromTime;
  const isSameEnd = storedForm.untilDay === form.untilDay && storedForm.untilTime === form.untilTime;
  const momentOf = (day: string, time: string) => isoText(zonedInstant(day, time, timeZone)) || undefined;
  return {
    publishFrom: isSameStart ? stored.publishFrom : momentOf(form.fromDay, form.fromTime),
    publishUntil: isSameEnd ? stored.publishUntil : momentOf(form.untilDay, form.untilTime),
  };
};

/**
 * The faults of a message form, in the order of its fields.
 *
 * | the form                            | path, code                          |
 * | ----------------------------------- | ----------------------------------- |
 * | no title in any language            | `titles`, `forms-required`          |
 * | no text in any language             | `contents`, `forms-required`        |
 * | a text longer than its limit        | its path, `forms-maxlength`         |
 * | a link without title, or to nowhere | as for tasks                        |
 * | no valid day or time                | its path, `forms-date`, `forms-time` |
 * | an end before the start             | `untilDay`, `forms-period`          |
 */
export const messageFaults = (form: MessageForm): readonly FieldFault[] => [
  ...(['titles', 'contents'] as const)
    .filter((path) => isUnwritten(form[path]))
    .map((path) => ({ path, code: 'forms-required' as const })),
  ...lengthFaults('titles', form.titles, NAME_MAX),
  ...lengthFaults('contents', form.contents, TASK_TEXT_MAX),
  ...linkFaults(form),
  ...periodFormFaults(form),
];

const periodFormFaults = (form: PeriodForm): readonly FieldFault[] => {
  const { fromDay, fromTime, untilDay, untilTime } = form;
  const faults = [...momentFaults('from', fromDay, fromTime), ...momentFaults('until', untilDay, untilTime)];
  if (faults.length > 0 || untilDay === '') return faults;
  // A start without a day is before every end.
  const isBackwards = `${untilDay} ${untilTime}` < `${fromDay} ${fromTime}`;
  return faultIf(isBackwards, 'untilDay', 'forms-period');
};
