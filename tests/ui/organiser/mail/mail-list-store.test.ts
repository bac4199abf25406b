import {
  type ActOnMail,
  type LoggedMail,
  MAIL_STATES,
  mailActionOf,
  STATE_AFTER,
} from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { MailListStore } from '#ui/organiser/mail/mail-list-store.ts';

const mails = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    recipient: fc.constant('anna@kas.example'),
    company: fc.string(),
    subject: fc.string(),
    state: fc.constantFrom(...MAIL_STATES),
    created: fc.constant('2026-11-20T12:00:00.000Z'),
    due: fc.constant('2026-11-20T12:00:00.000Z'),
    attempts: fc.nat(20),
    answer: fc.string(),
    hasText: fc.boolean(),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
);

const countsOf = (items: readonly LoggedMail[]) =>
  Object.fromEntries(
    MAIL_STATES.map((state) => [state, items.filter((mail) => mail.state === state).length]),
  );

describe('MailListStore', () => {
  it.prop([mails, fc.scheduler()])(
    'ends with the right states and counts whatever order the responses arrive in',
    async (items, scheduler) => {
      const actOnMail: ActOnMail = (id, action) => {
        const changed = items.flatMap((mail) =>
          mail.id === id ? [{ ...mail, state: STATE_AFTER[action] }] : [],
        );
        return ResultAsync.fromPromise<LoggedMail, Failure>(
          scheduler.schedule(Promise.resolve(changed)).then(([mail]) => mail ?? Promise.reject()),
          () => ({ kind: 'not-found', what: id }),
        );
      };
      const useCases = { actOnMail, resendMails: () => okAsync([]) };
      const store = new MailListStore({ items, counts: countsOf(items) }, useCases);
      store.toggleAll();
      const acts = items.flatMap((mail) => [store.act(mail), store.act(mail)]);
      await scheduler.waitAll();
      await Promise.all(acts);
      expect(store.items.map(({ state }) => state)).toEqual(
        items.map((mail) => {
          const action = mailActionOf(mail);
          return action ? STATE_AFTER[action] : mail.state;
        }),
      );
      expect(store.counts).toEqual(countsOf(store.items));
      expect(store.busy.size).toBe(0);
      expect(store.chosen.size, 'mails that can still be sent again').toBe(0);
    },
  );

  it.prop([mails])('changes nothing when an action fails, and says why', async (items) => {
    const failure: Failure = { kind: 'conflict', what: 'mail' };
    const useCases = { actOnMail: () => errAsync(failure), resendMails: () => errAsync(failure) };
    const store = new MailListStore({ items, counts: countsOf(items) }, useCases);
    for (const mail of items) expect(await store.act(mail)).toBe(false);
    expect(store.items).toEqual(items);
    const failed = items.filter((mail) => mailActionOf(mail)).map(({ id }) => id);
    expect([...store.failures.keys()]).toEqual(failed);
    store.toggleAll();
    const chosen = [...store.chosen];
    expect(await store.resendChosen()).toBeUndefined();
    expect([...store.chosen]).toEqual(chosen);
  });

  it.prop([mails, fc.nat(8)])('sends the chosen mails again, and no other', async (items, left) => {
    const requests: (readonly string[])[] = [];
    const again = (ids: readonly string[]) => {
      requests.push(ids);
      return okAsync(
        items.filter(({ id }) => ids.includes(id)).map((mail) => ({ ...mail, state: 'waiting' as const })),
      );
    };
    const useCases = {
      actOnMail: () => errAsync<never, Failure>({ kind: 'signed-out' }),
      resendMails: again,
    };
    const store = new MailListStore({ items, counts: countsOf(items) }, useCases);
    const resendable = items.filter((mail) => mailActionOf(mail) === 'resend');
    store.toggleAll();
    const spared = resendable[left];
    if (spared) store.toggle(spared.id);
    const wanted = resendable.filter((mail) => mail !== spared).map(({ id }) => id);
    // The second press finds the first one at work.
    const [n] = await Promise.all([store.resendChosen(), store.resendChosen()]);
    expect(requests).toEqual(wanted.length === 0 ? [] : [wanted]);
    expect(n).toBe(wanted.length === 0 ? undefined : wanted.length);
    expect(store.counts).toEqual(countsOf(store.items));
  });
});
