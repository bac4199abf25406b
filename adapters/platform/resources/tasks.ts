import { code, email, instant, localised, longText, sortIndex, text, url } from './attributes.ts';
import { defineResource } from './resource.ts';

/** A task as the organiser describes it, for every company of an event. */
export const taskDefinitions = defineResource({
  type: 'task-definitions',
  table: 'taskDefinitions',
  attributes: {
    code,
    titles: { kind: 'localised', required: true },
    contents: localised,
    consequences: localised,
    category: text,
    categories: localised,
    date: { kind: 'stamp', required: true },
    required: { kind: 'flag' },
    linkHref: url,
    linkTitles: localised,
    linkTarget: text,
    audience: longText,
    sortIndex,
  },
  relations: { event: { kind: 'one', to: 'events', column: 'eventId', required: true } },
});

/** A company's progress on a task. */
export const tasks = defineResource({
  type: 'tasks',
  table: 'tasks',
  attributes: {
    code,
    status: { kind: 'text', required: true, values: ['OPEN', 'CLOSED'] },
    completedBy: email,
    completedAt: instant,
  },
  relations: {
    participation: { kind: 'one', to: 'participations', column: 'participationId', required: true },
  },
});

/** A company's own deadline for a task, instead of the one for all. */
export const taskDeadlines = defineResource({
  type: 'task-deadlines',
  table: 'taskDeadlines',
  attributes: { code, date: { kind: 'stamp', required: true } },
  relations: {
    participation: { kind: 'one', to: 'participations', column: 'participationId', required: true },
  },
});
