import { chosen, listEvents, listParticipations, toCookies } from '@fairdesk/core/events';
import { loginFailureLabel, signIn } from '@fairdesk/core/session';
import { describeFailure, type Failure } from '@fairdesk/core/shared';
import {
  calendarEntry,
  calendarHref,
  groupByCategory,
  listTasks,
  priorityOf,
  progressOf,
  toggleTask,
} from '@fairdesk/core/tasks';
import type { ResultAsync } from 'neverthrow';
import { access, directory, door, keeper, sites } from './desk.ts';
import { exhibitor, fair, PASSWORD } from './fair.ts';

/** An exhibitor's main job in a terminal: sign in, choose, list the tasks, complete one, save its date. */

const now = new Date('2027-01-12T08:00:00Z');

const outcome = async <T>(call: ResultAsync<T, Failure>): Promise<T> => {
  const result = await call;
  if (result.isErr()) throw new Error(describeFailure(result.error));
  return result.value;
};

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
};

const credentials = { accountName: ` ${exhibitor.email} `, password: PASSWORD, rememberMe: false };
const refused = await signIn(door)({ ...credentials, password: 'wrong' });
const { user } = await outcome(signIn(door)(credentials));

const events = await outcome(listEvents({ directory, sites, access })(user.email, now));
const event = first(events).summary;
const page = await outcome(listParticipations({ directory, access })(user.email, event.id, 9));
const participation = first(page.items);
const cookies = toCookies({ kind: 'participation', chosen: chosen(fair, participation) });

const listed = await outcome(listTasks(keeper)(participation.id, 'en'));
const [power, carpet] = listed;
if (power === undefined || carpet === undefined) throw new Error('There is nothing to do');
const ticked = await outcome(toggleTask(keeper)(participation.id, carpet));
const after = await outcome(listTasks(keeper)(participation.id, 'en'));

console.log(
  JSON.stringify({
    refused: refused.isErr() && loginFailureLabel(refused.error),
    signedIn: user.name,
    events: events.map(({ summary, href }) => `${summary.name} ${href}`),
    participations: page.items.map(({ name }) => name),
    remembered: [cookies.eventId, cookies.participationId],
    tasks: listed.map((task) => `${task.code} ${priorityOf(task, now) ?? 'later'}`),
    groups: groupByCategory(after).map(({ key, openCount }) => `${key} ${openCount}`),
    ticked: [ticked.code, ticked.serviceId, ticked.status],
    progress: progressOf(after).percent,
    calendar: calendarHref(calendarEntry(power, 'Deadline:')),
  }),
);
