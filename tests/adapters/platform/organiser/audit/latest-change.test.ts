import { NEW_TASK, NO_TEXTS, type OrganiserCaller, taskFormOf } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createFairOffice } from '#adapters/organiser/fair-service.ts';
import { createProfileRuleOffice } from '#adapters/organiser/profile-rules-service.ts';
import { createReminderOffice } from '#adapters/organiser/reminders-service.ts';
import { createRetentionOffice } from '#adapters/organiser/retention-service.ts';
import { createTaskPlanner } from '#adapters/organiser/task-service.ts';
import { createWordOffice } from '#adapters/organiser/words-service.ts';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const ZONE = 'Europe/Amsterdam';
const SUBJECTS = [
  'fair',
  'retention',
  'profile-rules',
  'reminders',
  'word:news',
  'word:new',
  'task',
] as const;
const ACTORS = ['olga@fair.example', 'desk@fair.example', 'ayşe@fair.example'];
const anySave = fc.record({ subject: fc.constantFrom(...SUBJECTS), actor: fc.constantFrom(...ACTORS) });

describeEachDatabase('who changed a record of the desk last', (newPlace) => {
  let desk: OrganiserDesk;
  let now = new Date('2027-05-03T08:00:00Z');
  let code = '';
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { clock: () => now });
    const database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, now));
    await database.close();
    const texts = { ...NO_TEXTS, en: 'Drawing' };
    const form = { ...NEW_TASK, titles: texts, categoryTitles: texts, day: '2028-01-12' };
    ({ code } = (await createTaskPlanner(desk.http, desk.caller).create(form))._unsafeUnwrap());
  });
  afterAll(() => desk.platform.close());

  /** Saves another value of each record, as its form does. */
  const save = async (subject: (typeof SUBJECTS)[number], caller: OrganiserCaller, n: number) => {
    const { http } = desk;
    const fair = createFairOffice(http, caller);
    const retention = createRetentionOffice(http, caller);
    const rules = createProfileRuleOffice(http, caller);
    const reminders = createReminderOffice(http, caller);
    const tasks = createTaskPlanner(http, caller);
    const word = (key: string) =>
      createWordOffice(http, caller)
        .words()
        .andThen((words) =>
          createWordOffice(http, caller).save({
            word: { key, phrases: { ...NO_TEXTS, en: `Text ${n}` } },
            before: words.find((each) => each.key === key)?.phrases ?? NO_TEXTS,
          }),
        );
    switch (subject) {
      case 'fair':
        return fair
          .settings()
          .andThen(({ version, state: _, ...form }) => fair.save({ ...form, city: `City ${n}` }, version));
      case 'retention':
        return retention
          .settings()
          .andThen(({ version, retention: stored }) =>
            retention.save({ ...stored, mail: stored.mail === 12 ? 13 : 12 }, version),
          );
      case 'profile-rules':
        return rules
          .rules()
          .andThen(({ version, settings }) =>
            rules.save({ ...settings, asksApproval: !settings.asksApproval }, version),
          );
      case 'reminders':
        return reminders
          .plan()
          .andThen(({ version, isOn, schedule }) => reminders.save({ schedule, isOn: !isOn }, version));
      case 'task':
        return tasks.plan().andThen((plan) => {
          const task = plan.tasks.find((each) => each.code === code) ?? expect.unreachable();
          return tasks.save(code, { ...taskFormOf(task, ZONE), required: !task.required }, task.version);
        });
      default:
        return word(subject.slice('word:'.length));
    }
  };

  it.prop([fc.array(anySave, { maxLength: 8 })], { numRuns: 15 })(
    'always names the user of the newest save of that record, and its time',
    async (saves) => {
      const expected = new Map<string, { readonly actor: string; readonly at: string }>();
      const subjectOf = (subject: string) => (subject === 'task' ? `task:${code}` : subject);
      for (const [n, { subject, actor }] of saves.entries()) {
        now = new Date(now.getTime() + 60_000);
        (await save(subject, { ...desk.caller, actor }, now.getTime() + n))._unsafeUnwrap();
        expected.set(subjectOf(subject), { actor, at: now.toISOString() });
        for (const [saved, change] of expected) {
          const latest = (await createAuditTrail(desk.http, desk.caller).latest(saved))._unsafeUnwrap();
          expect(latest).toMatchObject(change);
        }
      }
    },
  );

  it('has no change of a record without history', async () => {
    const { latest } = createAuditTrail(desk.http, desk.caller);
    for (const subject of ['', 'task:', 'tas', 'fai', 'message:unknown'])
      expect((await latest(subject))._unsafeUnwrap()).toBeUndefined();
  });
});
