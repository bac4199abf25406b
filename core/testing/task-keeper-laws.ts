import fc from 'fast-check';
import type { Language, ParticipationId } from '../shared/index.ts';
import { opposite, TASK_LIST_CAP, type Task, type TaskKeeper, toggleTask } from '../tasks/index.ts';
import { anyTaskStatus } from './any-task.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** A task keeper under test, with participations it may change. */
export interface TaskKeeperSubject {
  readonly keeper: TaskKeeper;
  /** A participation with at least one task. */
  readonly participation: ParticipationId;
  /** Another participation with at least one task; the keeper may deny access to it. */
  readonly other: ParticipationId;
  /** Codes of tasks of the same event that are meant for participations of another type. */
  readonly hidden: readonly string[];
  readonly language: Language;
}

/** The laws of a task keeper. They change the statuses of the subject's tasks. */
export const taskKeeperLaws = (make: () => Promise<TaskKeeperSubject>, { test }: LawRunner): void => {
  test('lists the same tasks every time, each code once, at most 100', async () => {
    const subject = await make();
    const tasks = await listed(subject);
    demand(tasks.length > 0, 'The subject has no task to try');
    demand(tasks.length <= TASK_LIST_CAP, `${tasks.length} tasks are listed`);
    demand(new Set(tasks.map(({ code }) => code)).size === tasks.length, 'A code is listed twice');
    demandSame(await listed(subject), tasks, 'Reading again returns other tasks');
  });

  test('neither lists nor accepts a task that is meant for other participations', async () => {
    const subject = await make();
    const { keeper, participation, hidden } = subject;
    demand(hidden.length > 0, 'The subject hides no task');
    const before = await listed(subject);
    for (const code of hidden) {
      demand(!codes(before).includes(code), `The task ${code} is meant for others`);
      const refused = await fail(keeper.create(participation, { code, status: 'CLOSED' }), 'Creating it');
      demandSame(refused.kind, 'not-found', 'The failure is of the wrong kind');
    }
    demandSame(await listed(subject), before, 'A refused task changed something');
  });

  test('lists a task with the status and id it was created with, once', async () => {
    const subject = await make();
    const before = await listed(subject);
    await forAll(taskOf(before), async ([{ code }, status]) => {
      const { keeper, participation } = subject;
      const id = await succeed(keeper.create(participation, { code, status }), 'Creating a task');
      const again = await succeed(keeper.create(participation, { code, status }), 'Creating it again');
      demandSame(again, id, 'Creating a task twice returns two ids');
      const after = await listed(subject);
      demandSame(codes(after), codes(before), 'Creating a task changes which tasks there are');
      const created = after.find((task) => task.code === code);
      demandSame([created?.serviceId, created?.status], [id, status], 'The created task is not listed so');
    });
  });

  test('creates one task for any number of concurrent requests', async () => {
    const subject = await make();
    const { keeper, participation } = subject;
    const before = await listed(subject);
    const code = first(before).code;
    const calls = Array.from({ length: 5 }, () => keeper.create(participation, { code, status: 'CLOSED' }));
    const ids = await Promise.all(calls.map((call) => succeed(call, 'Creating a task')));
    demand(new Set(ids).size === 1, `Creating a task five times at once returns ${new Set(ids).size} ids`);
    demandSame(codes(await listed(subject)), codes(before), 'Creating at once changes which tasks there are');
  });

  test('returns the same id when a task is changed, and changes no other', async () => {
    const subject = await make();
    const before = await listed(subject);
    const { keeper, participation } = subject;
    // In turn, so that a change of any neighbour is found.
    for (const { code } of before.slice(0, 5)) {
      const start = await listed(subject);
      const task = first(start.filter((one) => one.code === code));
      const id = await recorded(subject, task);
      const status = opposite(task.status);
      const changed = await succeed(
        keeper.update(participation, { serviceId: id, status }),
        'Changing a task',
      );
      demandSame(changed, id, 'Changing a task returns another id');
      const after = await listed(subject);
      demandSame(after.find((one) => one.code === code)?.status, status, 'The change is not listed');
      demandSame(statuses(after, code), statuses(start, code), 'Changing one task changes another');
    }
  });

  test('never finds a task by the id of another participation, and changes nothing', async () => {
    const subject = await make();
    const { keeper, participation, other } = subject;
    const task = first(await listed(subject));
    const id = await recorded(subject, task);
    const before = statuses(await listed(subject));
    const status = opposite(first(await listed(subject)).status);
    const foreign = await fail(keeper.update(other, { serviceId: id, status }), 'Changing a foreign task');
    demandSame(foreign.kind, 'not-found', 'The failure is of the wrong kind');
    for (const serviceId of ['no-such-id', 'no/such?id', '\ud800']) {
      const unknown = await fail(
        keeper.update(participation, { serviceId, status }),
        'Changing an unknown task',
      );
      demandSame(unknown.kind, 'not-found', 'The failure is of the wrong kind');
    }
    demandSame(statuses(await listed(subject)), before, 'A refused change changed something');
  });

  test('restores the original status when a task is toggled twice', async () => {
    const subject = await make();
    const toggle = toggleTask(subject.keeper);
    const before = await listed(subject);
    await forAll(taskOf(before), async ([{ code }]) => {
      const start = await listed(subject);
      const task = first(start.filter((one) => one.code === code));
      const once = await succeed(toggle(subject.participation, task), 'Toggling a task');
      demandSame(once.status, opposite(task.status), 'A toggled task keeps its status');
      await succeed(toggle(subject.participation, once), 'Toggling it back');
      demandSame(statuses(await listed(subject)), statuses(start), 'Toggling twice changed something');
    });
  });
};

/** A task keeper with a participation that has more tasks than a list may hold. */
export interface TaskCapSubject extends Pick<TaskKeeperSubject, 'keeper' | 'participation' | 'language'> {
  /** The codes of all its tasks, in the organiser's order: more than 100. */
  readonly codes: readonly string[];
}

/** The law of a task keeper for long lists. It changes nothing. */
export const taskCapLaws = (make: () => Promise<TaskCapSubject>, { test }: LawRunner): void => {
  test('lists the first 100 of more tasks, in the order of the organiser', async () => {
    const subject = await make();
    demand(subject.codes.length > TASK_LIST_CAP, 'The subject has too few tasks to try');
    demandSame(codes(await listed(subject)), subject.codes.slice(0, TASK_LIST_CAP), 'The list differs');
  });
};

const listed = ({
  keeper,
  participation,
  language,
}: Pick<TaskKeeperSubject, 'keeper' | 'participation' | 'language'>): Promise<readonly Task[]> =>
  succeed(keeper.list(participation, language), 'Listing tasks');

/** The id of a task in the service; creates the task if needed. */
const recorded = async (
  { keeper, participation }: TaskKeeperSubject,
  { serviceId, code, status }: Task,
): Promise<string> => serviceId ?? succeed(keeper.create(participation, { code, status }), 'Creating a task');

const taskOf = (tasks: readonly Task[]) => fc.tuple(fc.constantFrom(...tasks), anyTaskStatus);

const first = (tasks: readonly Task[]): Task => {
  const [task] = tasks;
  if (task === undefined) throw new Error('The subject has no task to try');
  return task;
};

const codes = (tasks: readonly Task[]): readonly string[] => tasks.map(({ code }) => code);

const statuses = (tasks: readonly Task[], except?: string): readonly string[] =>
  tasks.filter(({ code }) => code !== except).map(({ code, status }) => `${code} ${status}`);
