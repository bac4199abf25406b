import type { EventDirectory, SiteDirectory } from '@fairdesk/core/events';
import { type AccessBook, type FrontDoor, WRONG_CREDENTIALS } from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import type { NewTask, Task, TaskKeeper } from '@fairdesk/core/tasks';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { companies, exhibitor, fair, memberships, ours, PASSWORD, site, tasks } from './fair.ts';

/** The script's own adapters: every port it needs, with data of a single fair. */

const found = <T>(value: T | undefined, what: string): ResultAsync<T, Failure> =>
  value === undefined ? errAsync({ kind: 'not-found', what }) : okAsync(value);

const notHere = () =>
  errAsync<never, Failure>({ kind: 'unavailable', request: 'this call', answer: 'not here' });

export const door: FrontDoor = {
  signIn: ({ accountName, password }) =>
    accountName === exhibitor.email && password === PASSWORD
      ? okAsync({ user: exhibitor, expiresAt: '2027-01-12T20:00:00.000Z' })
      : errAsync({ kind: 'rejected', reason: WRONG_CREDENTIALS, fields: [] }),
  signOut: () => okAsync(),
  current: () => okAsync(undefined),
  completeAccount: notHere,
  acceptInvitation: notHere,
  requestAccess: notHere,
  registerVisitor: notHere,
  deleteAccount: notHere,
  forgotPassword: notHere,
  resetPassword: notHere,
  requestSignInLink: notHere,
  signInByLink: notHere,
};

export const directory: EventDirectory = {
  events: () => okAsync([fair]),
  event: (id) => found(id === fair.id ? fair : undefined, 'the event'),
  participations: (event, only, count) => {
    const items = companies.filter(
      (company) => company.event === event && (only === 'all' || only.includes(company.id)),
    );
    return okAsync({ items: items.slice(0, count), total: items.length, hasNext: count < items.length });
  },
  count: (event, only) =>
    okAsync(
      companies.filter((company) => company.event === event && (only === 'all' || only.includes(company.id)))
        .length,
    ),
  place: (id) =>
    found(
      companies.find((company) => company.id === id),
      'the participation',
    ).map(({ event, participationType }) => ({ id, event, participationType })),
  participation: (id) =>
    found(
      companies.find((company) => company.id === id),
      'the participation',
    ),
};

export const sites: SiteDirectory = { sites: () => okAsync([site]), portal: () => okAsync(site) };

export const access: AccessBook = {
  membershipsOf: (email) => okAsync(email === exhibitor.email ? memberships : []),
};

let kept: readonly Task[] = tasks;

const keep = (code: string, status: NewTask['status']): ResultAsync<string, Failure> => {
  if (kept.every((task) => task.code !== code)) return errAsync({ kind: 'not-found', what: 'the task' });
  const serviceId = `kept-${code}`;
  kept = kept.map((task) => (task.code === code ? { ...task, serviceId, status } : task));
  return okAsync(serviceId);
};

export const keeper: TaskKeeper = {
  list: (participation) => okAsync(participation === ours ? kept : []),
  create: (_participation, { code, status }) => keep(code, status),
  update: (_participation, { serviceId, status }) => keep(serviceId.replace('kept-', ''), status),
};
