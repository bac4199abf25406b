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
import { isUnwritten, lengthFaults } from '../tasks/task-faults.ts';

/** When an award takes entries. */
interface AwardTimes {
  /** ISO; empty for no limit. */
  readonly opensAt: string;
  /** ISO; empty for no limit. */
  readonly closesAt: string;
}

/** Which products may enter an award. */
interface AwardEntrants {
  /** The participation types of the companies that may enter; all for none. */
  readonly types: readonly string[];
  readonly onlyNovelties: boolean;
  /** The ids of categories: a product needs one of them; any for none. */
  readonly categories: readonly string[];
}

/** An award as an organiser plans it. */
export interface PlannedAward extends AwardTimes, AwardEntrants {
  readonly code: string;
  /** Changes with every save. */
  readonly version: string;
  readonly titles: Texts;
}

/** An award with what is lost when it is deleted. */
export interface ListedAward extends PlannedAward {
  /** The products that are entered for it, drafts included. */
  readonly entries: number;
  /** The questions that these entries answer. */
  readonly answers: number;
}

/** The awards of a fair. */
export interface AwardPlan {
  readonly awards: readonly ListedAward[];
  /** The IANA zone of the fair. */
  readonly timeZone: string;
  /** The participation types that occur at the fair. */
  readonly types: readonly string[];
  /** The categories that products can have, in their order. */
  readonly categories: readonly AwardCategory[];
}

/** A category that products can have. */
interface AwardCategory {
  readonly id: string;
  readonly names: Texts;
}

/** When an award takes entries, as clocks at the fair show it; an empty day for no limit. */
interface AwardTimesForm {
  readonly opensDay: string;
  readonly opensTime: string;
  readonly closesDay: string;
  readonly closesTime: string;
}

/** The values of the form of an award. */
export interface AwardForm extends AwardTimesForm, AwardEntrants {
  readonly titles: Texts;
}

/** The form that changes an award; its times are in the time zone of the fair. */
export const awardFormOf = (
  { titles, opensAt, closesAt, types, onlyNovelties, categories }: PlannedAward,
  timeZone: string,
): AwardForm => {
  const opens = opensAt === '' ? undefined : isoInstant(opensAt);
  const closes = closesAt === '' ? undefined : isoInstant(closesAt);
  return {
    ...{ titles, types, onlyNovelties, categories },
    opensDay: opens ? dayIn(timeZone, opens) : '',
    opensTime: opens ? timeIn(timeZone, opens) : '00:00',
    closesDay: closes ? dayIn(timeZone, closes) : '',
    closesTime: closes ? timeIn(timeZone, closes) : '23:59',
  };
};

/** An award without an entrant's condition and without limits of time. */
export const NEW_AWARD: PlannedAward = {
  ...{ code: '', version: '', titles: NO_TEXTS, opensAt: '', closesAt: '' },
  ...{ types: [], onlyNovelties: false, categories: [] },
};

/**
 * The times to store for a form. A time that the form shows as it is stored stays unchanged, its seconds too.
 *
 * @param stored the award before
 */
export const awardTimesOf = (form: AwardTimesForm, timeZone: string, stored: PlannedAward): AwardTimes => {
  const storedForm = awardFormOf(stored, timeZone);
  const momentOf = (day: string, time: string) => isoText(zonedInstant(day, time, timeZone));
  const isSameStart = storedForm.opensDay === form.opensDay && storedForm.opensTime === form.opensTime;
  const isSameEnd = storedForm.closesDay === form.closesDay && storedForm.closesTime === form.closesTime;
  return {
    opensAt: isSameStart ? stored.opensAt : momentOf(form.opensDay, form.opensTime),
    closesAt: isSameEnd ? stored.closesAt : momentOf(form.closesDay, form.closesTime),
  };
};

/**
 * The faults of the form of an award.
 *
 * | the form                        | path, code                           |
 * | ------------------------------- | ------------------------------------ |
 * | no title in any language        | `titles`, `forms-required`           |
 * | a title that is too long        | `titles.nl`, `forms-maxlength`       |
 * | no valid day or time            | its path, `forms-date`, `forms-time` |
 * | an end that is not after the start | `closesDay`, `award-ends-before-start` |
 */
export const awardFaults = (form: AwardForm): readonly FieldFault[] => {
  const { opensDay, opensTime, closesDay, closesTime } = form;
  const faults = [
    ...faultIf(isUnwritten(form.titles), 'titles', 'forms-required'),
    ...lengthFaults('titles', form.titles, NAME_MAX),
    ...momentFaults('opens', opensDay, opensTime),
    ...momentFaults('closes', closesDay, closesTime),
  ];
  if (faults.length > 0 || closesDay === '') return faults;
  // A start without a day is before every end.
  const isBackwards = `${closesDay} ${closesTime}` <= `${opensDay} ${opensTime}`;
  return faultIf(isBackwards, 'closesDay', 'award-ends-before-start');
};
