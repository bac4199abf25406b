import { REMINDER_DAYS, type ReminderPlan } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { ReminderStore } from '#ui/organiser/reminders/reminder-store.ts';
import { withOwnChanges } from '#ui/shared/editing/with-own-changes.ts';

const planOf = (schedule: readonly number[], version = '1', isOn = false): ReminderPlan => ({
  ...{ isOn, schedule, version, timeZone: 'Europe/Amsterdam', day: '2027-01-12', isPublished: true },
  ...{ people: schedule.length, companies: 1, tasks: 1, recipients: [] },
});
const noMail = () => errAsync<never, Failure>({ kind: 'not-found', what: 'mail' });

describe('ReminderStore', () => {
  it.prop([fc.array(fc.constantFrom(...REMINDER_DAYS), { minLength: 1, maxLength: 8 }), fc.scheduler()])(
    'shows what the newest schedule would send, and asks for one at a time, whenever the responses arrive',
    async (days, scheduler) => {
      let open = 0;
      const store = new ReminderStore(planOf([]), {
        planReminders: (schedule = []) => {
          open += 1;
          expect(open).toBe(1);
          return ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve(planOf(schedule)))).map(
            (plan) => {
              open -= 1;
              return plan;
            },
          );
        },
        previewReminder: noMail,
        saveReminders: ({ schedule }) => okAsync(planOf(schedule)),
      });
      const toggles = days.map((day) =>
        scheduler.schedule(Promise.resolve()).then(() => store.toggleDay(day)),
      );
      await scheduler.waitIdle();
      await Promise.all(toggles);
      const odd = REMINDER_DAYS.filter((day) => days.filter((each) => each === day).length % 2 === 1);
      expect(store.form.schedule).toEqual(odd);
      expect(store.plan.people).toBe(odd.length);
      expect(store.isDirty).toBe(odd.length > 0);
    },
  );

  it('saves with the version it read last, and keeps the form when someone else saved first', async () => {
    const versions: string[] = [];
    const store = new ReminderStore(planOf([7]), {
      planReminders: (schedule = []) => okAsync(planOf(schedule, '9', true)),
      previewReminder: noMail,
      saveReminders: ({ schedule, isOn }, version) => {
        versions.push(version);
        return versions.length < 3
          ? okAsync(planOf(schedule, String(versions.length + 1), isOn))
          : errAsync({ kind: 'conflict', what: 'reminders' });
      },
    });
    store.switchTo(true);
    expect(await store.save()).toBe(true);
    expect(store.isDirty).toBe(false);
    expect(await store.save()).toBe(true);
    store.switchTo(false);
    expect(await store.save()).toBe(false);
    expect(versions).toEqual(['1', '2', '3']);
    expect(store.failure).toBe('conflict');
    expect(store.theirs).toMatchObject({ schedule: [] });
    expect(store.form.isOn).toBe(false);
    expect(store.isDirty).toBe(true);
  });

  const forms = fc.record(
    { isOn: fc.boolean(), schedule: fc.subarray([...REMINDER_DAYS]) },
    { noNullPrototype: true },
  );
  it.prop([forms, forms, fc.boolean()])(
    'never overwrites what another organiser saved without confirmation, nor what this one did not change',
    async (theirs, mine, isMine) => {
      let stored = planOf(theirs.schedule, '2', theirs.isOn);
      const store = new ReminderStore(planOf([7]), {
        planReminders: (schedule) => okAsync(schedule ? planOf(schedule) : stored),
        previewReminder: noMail,
        saveReminders: ({ schedule, isOn }, version) => {
          if (version !== stored.version) return errAsync({ kind: 'conflict', what: 'reminders' });
          stored = planOf(schedule, '3', isOn);
          return okAsync(stored);
        },
      });
      const start = store.form;
      store.switchTo(mine.isOn);
      for (const day of REMINDER_DAYS)
        if (mine.schedule.includes(day) !== store.form.schedule.includes(day)) await store.toggleDay(day);
      const own = withOwnChanges(start, mine, theirs);
      // Nothing is left to decide when both agree.
      const isAgreed = JSON.stringify(own) === JSON.stringify(theirs);
      expect(await store.save()).toBe(isAgreed);
      expect(stored).toMatchObject(theirs);
      if (isAgreed) expect(store.version).toBe('2');
      else if (isMine) await store.keepMine();
      else store.takeTheirs();
      expect({ isOn: stored.isOn, schedule: stored.schedule }).toEqual(isMine ? own : theirs);
      expect(store.form).toEqual(isMine ? own : theirs);
      expect([store.isDirty, store.theirs]).toEqual([false, undefined]);
    },
  );
});
