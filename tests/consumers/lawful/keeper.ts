import { type Failure, type ParticipationId, participationIdOf, toCompact } from '@fairdesk/core/shared';
import type { Task, TaskKeeper, TaskStatus } from '@fairdesk/core/tasks';
import type { TaskKeeperSubject } from '@fairdesk/core/testing';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';

/** The bugs that this adapter can have. */
export type Bug = 'none' | 'finds foreign tasks' | 'forgets ids' | 'changes the neighbour too';

interface Kept {
  readonly owner: ParticipationId;
  readonly id: string;
  readonly task: Task;
  seen: boolean;
  status: TaskStatus;
}

const CODES = ['power', 'carpet', 'coffee'];
/** A task that only the other company has. */
const HIDDEN = 'tasting';

/** A third party's adapter: rows in a table, changed in place. */
const tableKeeper = (owners: readonly ParticipationId[], bug: Bug): TaskKeeper => {
  const rows: readonly Kept[] = owners.flatMap((owner) =>
    [...CODES, ...(owner === participationIdOf('theirs') ? [HIDDEN] : [])].map((code) => ({
      owner,
      id: `${owner}:${code}`,
      task: taskOf(code),
      seen: false,
      status: 'OPEN',
    })),
  );
  let made = 0;

  const save = (row: Kept | undefined, status: TaskStatus): ResultAsync<string, Failure> => {
    if (row === undefined) return errAsync({ kind: 'not-found', what: 'the task' });
    const neighbour = rows[rows.indexOf(row) + 1];
    if (bug === 'changes the neighbour too' && neighbour) neighbour.status = status;
    row.seen = true;
    row.status = status;
    made += 1;
    return okAsync(bug === 'forgets ids' ? `${row.id}#${made}` : row.id);
  };

  return {
    list: (owner) =>
      okAsync(
        rows
          .filter((row) => row.owner === owner)
          .map(({ id, task, seen, status }) => ({ ...task, status, ...(seen && { serviceId: id }) })),
      ),
    create: (owner, { code, status }) =>
      save(
        rows.find((row) => row.owner === owner && row.task.code === code),
        status,
      ),
    update: (owner, { serviceId, status }) =>
      save(
        rows.find((row) => row.id === serviceId && (bug === 'finds foreign tasks' || row.owner === owner)),
        status,
      ),
  };
};

/** The adapter as the laws require it. */
export const subject =
  (bug: Bug = 'none') =>
  async (): Promise<TaskKeeperSubject> => {
    const [participation, other] = [participationIdOf('ours'), participationIdOf('theirs')];
    if (participation === undefined || other === undefined) throw new Error('These are no ids');
    const keeper = tableKeeper([participation, other], bug);
    return { keeper, participation, other, hidden: [HIDDEN], language: 'en' };
  };

const taskOf = (code: string): Task => ({
  code,
  status: 'OPEN',
  title: code,
  content: '',
  category: 'stand',
  categoryTitle: 'Stand',
  required: true,
  due: toCompact(new Date('2027-02-10T22:59:00Z')),
  timeZone: 'Europe/Amsterdam',
});
