import { auditChanges, FAIR_STATES } from '@fairdesk/core/organiser';
import { eventIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createFairOffice } from '#adapters/organiser/fair-service.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

describeEachDatabase('the settings of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  beforeAll(async () => {
    desk = await openOrganiserDesk(await newPlace());
  });
  afterAll(() => desk.platform.close());

  const office = () => createFairOffice(desk.http, desk.caller);
  const settings = async () => (await office().settings())._unsafeUnwrap();
  const newestEntry = async () =>
    (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap()[0];

  it.prop(
    [fc.constantFrom(...FAIR_STATES), fc.string({ minLength: 1, maxLength: 50 }).map((text) => `F${text}`)],
    {
      numRuns: 20,
    },
  )('read back as they were saved, and the history has each change', async (state, typed) => {
    const before = await settings();
    const name = typed.trim().toWellFormed().replaceAll('\0', '');
    const { version, state: _, ...form } = before;
    const saved = (await office().save({ ...form, name }, version))._unsafeUnwrap();
    expect(saved).toEqual({ ...before, name, version: saved.version });
    const moved = (await office().changeState(state, saved.version))._unsafeUnwrap();
    expect(moved).toEqual({ ...saved, state, version: moved.version });
    expect(await settings()).toEqual(moved);
    const entry = await newestEntry();
    expect(entry).toMatchObject({
      actor: 'olga@fair.example',
      action: 'fair.state',
      subject: 'fair',
      label: name,
    });
    const changed = saved.state === state ? [] : [{ field: 'state', before: saved.state, after: state }];
    expect(auditChanges(entry ?? {})).toEqual(changed);
  });

  example('conflict when someone else saved first, and then nothing is written', async () => {
    const { version, state: _, ...form } = await settings();
    const mine = (await office().save({ ...form, city: 'Utrecht' }, version))._unsafeUnwrap();
    const entry = await newestEntry();
    const late = await office().save({ ...form, city: 'Ankara' }, version);
    expect(late._unsafeUnwrapErr().kind).toBe('conflict');
    expect((await office().changeState('archived', version))._unsafeUnwrapErr().kind).toBe('conflict');
    expect(await settings()).toEqual(mine);
    expect(await newestEntry()).toEqual(entry);
  });

  example('reject a form with faults at the store as well', async () => {
    const { version, state: _, ...form } = await settings();
    const failure = (await office().save({ ...form, endDate: '2020-01-01' }, version))._unsafeUnwrapErr();
    expect(failure).toMatchObject({
      kind: 'rejected',
      fields: [{ path: 'endDate', code: 'fair-ends-before-start' }],
    });
  });

  example('of an unknown event are not found', async () => {
    const event = eventIdOf('999') ?? desk.caller.event;
    const unknown = createFairOffice(desk.http, { event, actor: 'olga@fair.example' });
    expect((await unknown.settings())._unsafeUnwrapErr().kind).toBe('not-found');
  });

  example('reject requests from outside without a token', async () => {
    expect((await desk.send('GET', '/organiser/101/fair')).status).toBe(401);
    const authorization = `Bearer ${desk.token}`;
    expect((await desk.send('GET', '/organiser/101/fair', undefined, { authorization })).status).toBe(200);
  });

  example('the history is paged from the newest entry', async () => {
    const trail = createAuditTrail(desk.http, desk.caller);
    const all = (await trail.entries({}))._unsafeUnwrap();
    const [first, second] = all;
    const rest = (await trail.entries({ before: first?.id ?? '' }))._unsafeUnwrap();
    expect(rest[0]).toEqual(second);
    expect((await trail.entries({ subject: 'task:NONE' }))._unsafeUnwrap()).toEqual([]);
  });
});
