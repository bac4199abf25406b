import { ContactBodySchema, faultsOfBody, formOfBody, sendContactMessage } from '@fairdesk/core/contact';
import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import { contactDeskLaws, type LawRunner, memoryContactDesk } from '@fairdesk/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContactProxy } from '#adapters/contact/proxy.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { CONTACT_DESK, CONTACT_INBOX } from '#app/_composition/contact.ts';
import { type FaultServer, openFaultServer } from '#tests/support/servers/fault-server.ts';
import { type DemoDesk, describeEachWay } from '#tests/support/worlds/demo-desk.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const event = eventIdOf('101') as EventId;
const silent = eventIdOf('102') as EventId;
const unknown = eventIdOf('999') as EventId;
const MESSAGE = {
  exhibitor_email: 'anna@bakery.example',
  exhibitor_name: 'Anna',
  exhibitor_company: 'Bakery',
  show_name: 'Aqua',
  event_name: 'Aqua 2027',
  show_code: '11',
  message: 'When may we build up?',
};

describeEachWay('the contact desk of the server', (newDesk) => {
  let desk: DemoDesk;
  beforeAll(async () => {
    desk = await newDesk();
    await desk.change('events', silent, { contactEmail: null });
  }, 60_000);
  afterAll(() => desk.close());

  const subject = () => ({
    desk: desk.container.get(CONTACT_DESK)(undefined),
    inbox: desk.container.get(CONTACT_INBOX),
  });
  contactDeskLaws(async () => ({ ...subject(), event, silent, unknown }), runner);

  it('sends a repeated request once, and another one of the same text again', async () => {
    const { inbox } = subject();
    const before = (await inbox.messages(event))._unsafeUnwrap().length;
    const repeated = desk.container.get(CONTACT_DESK)('key-1');
    for (let time = 0; time < 3; time += 1) expect((await repeated.send(event, MESSAGE)).isOk()).toBe(true);
    expect((await desk.container.get(CONTACT_DESK)('key-2').send(event, MESSAGE)).isOk()).toBe(true);
    expect((await inbox.messages(event))._unsafeUnwrap().length).toBe(before + 2);
  });
});

describe('the contact proxy of the browser', () => {
  const memory = memoryContactDesk({ '101': 'desk@fair.example', '102': '' }, () => new Date(0));
  let server: FaultServer;
  beforeAll(async () => {
    server = await openFaultServer(async (request) => {
      const at = eventIdOf(new URL(request.url).searchParams.get('event') ?? '') as EventId;
      const body = ContactBodySchema.parse(await request.json());
      const { show_name: showName, event_name: eventName, show_code: showCode } = MESSAGE;
      const about = { showName, eventName, showCode };
      const sent = await sendContactMessage(memory)(at, formOfBody(body), about);
      return sent.match(
        () => Response.json({}),
        (failure) =>
          failure.kind === 'rejected'
            ? Response.json({ code: failure.reason, fields: faultsOfBody(failure.fields) }, { status: 400 })
            : Response.json({}, { status: 404 }),
      );
    });
  });
  afterAll(() => server.close());
  const proxy = () => createContactProxy(createHttp(server.url));

  it('sends to the event, and reports an event without a recipient', async () => {
    expect((await proxy().send(event, MESSAGE)).isOk()).toBe(true);
    expect(memory.mails.at(-1)).toEqual({ to: 'desk@fair.example', message: MESSAGE });
    for (const place of [silent, unknown])
      expect((await proxy().send(place, MESSAGE))._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it('reports faults by the fields of the form', async () => {
    const failure = (
      await proxy().send(event, { ...MESSAGE, exhibitor_email: 'anna', exhibitor_name: '' })
    )._unsafeUnwrapErr();
    expect(failure).toMatchObject({
      kind: 'rejected',
      fields: [
        { path: 'name', code: 'forms-required' },
        { path: 'email', code: 'forms-email' },
      ],
    });
  });

  it.each([201, 202, 204, 302, 500])('counts a status of %i as a failure', async (status) => {
    server.break({ fault: status === 204 ? 'no-content' : { status } });
    expect((await proxy().send(event, MESSAGE)).isErr()).toBe(true);
    server.mend();
    expect((await proxy().send(event, MESSAGE)).isOk()).toBe(true);
  });

  it('repeats the key of a message whose response was lost, and no other', async () => {
    const keys: (string | null)[] = [];
    let isLost = true;
    const http = createHttp('http://desk.example', async (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return new Response('{}', { status: isLost ? 502 : 200 });
    });
    const desk = createContactProxy(http);
    await desk.send(event, MESSAGE);
    isLost = false;
    await desk.send(event, MESSAGE);
    await desk.send(event, MESSAGE);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});
