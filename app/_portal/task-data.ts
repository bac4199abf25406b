import 'server-only';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { allowOnly } from '#app/_http/permission.ts';
import { valueOr } from '#app/_http/value-or.ts';
import type { TaskData } from '#ui/tasks/task-data.ts';
import { type BlockDataInput, hasBlock } from './block-data-input.ts';

/** The data of a page's task blocks. */
export const taskData = async ({
  blocks,
  email,
  language,
  participation,
}: BlockDataInput): Promise<TaskData> => {
  if (!participation || !hasBlock(blocks, 'task-list', 'task-overview', 'upcoming-tasks')) return {};
  const [tasks, canTick] = await Promise.all([
    valueOr(undefined, currentUseCases().tasksOf(email).list(participation.id, language)),
    valueOr(
      undefined,
      allowOnly(participation.id, 'read').map(({ may }) => may('tick-tasks')),
    ),
  ]);
  return { tasks, canTick };
};
