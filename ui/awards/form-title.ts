import type { AwardForm, AwardStanding } from '@fairdesk/core/awards';

/** The heading of a questionnaire; a form that names no award takes the title of the award. */
export const formTitle = (
  { name }: Pick<AwardForm, 'name'>,
  { title }: Pick<AwardStanding, 'title'>,
): string => name || title;
