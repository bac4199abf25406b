import fc, { type Arbitrary } from 'fast-check';
import type { NewTask, Task, TaskStatus } from '../tasks/index.ts';
import {
  anyCompactTimestamp,
  anyFieldLanguages,
  anyInstant,
  anyTimeZone,
  anyTitle,
  anyWords,
} from './any-shared.ts';

/** Open or closed. */
export const anyTaskStatus: Arbitrary<TaskStatus> = fc.constantFrom('OPEN', 'CLOSED');

/** Any task; the fields of `fixed` override the generated ones. */
export const anyTask = (fixed: Partial<Task> = {}): Arbitrary<Task> =>
  fc
    .record(
      {
        code: anyTitle,
        serviceId: fc.uuid(),
        status: anyTaskStatus,
        title: anyTitle,
        content: anyWords(200),
        consequence: anyTitle,
        category: fc.oneof(fc.constantFrom('stand', 'catering', 'power'), anyTitle),
        categoryTitle: anyTitle,
        required: fc.boolean(),
        due: anyCompactTimestamp,
        timeZone: anyTimeZone,
        link: fc.record({ title: anyTitle, href: fc.webPath(), target: fc.constantFrom('', '_blank') }),
        languages: anyFieldLanguages('title', 'content', 'consequence', 'categoryTitle', 'link'),
        completedAt: anyInstant.map((instant) => instant.toISOString()),
        completedBy: anyTitle,
      },
      {
        requiredKeys: [
          'code',
          'status',
          'title',
          'content',
          'category',
          'categoryTitle',
          'required',
          'due',
          'timeZone',
        ],
      },
    )
    .map((task) => ({ ...task, ...fixed }));

/** The tasks of one participation, with unique codes and ids. */
export const anyTasks = (fixed: Partial<Task> = {}, minLength = 0): Arbitrary<readonly Task[]> =>
  fc
    .uniqueArray(anyTask(fixed), { selector: ({ code }) => code, minLength })
    .map((tasks) =>
      tasks.map(({ serviceId, ...task }, place) =>
        serviceId === undefined ? task : { ...task, serviceId: `${serviceId}-${place}` },
      ),
    );

/** A task to create. */
export const anyNewTask: Arbitrary<NewTask> = fc.record({ code: anyTitle, status: anyTaskStatus });
