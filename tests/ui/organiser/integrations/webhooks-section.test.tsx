// @vitest-environment jsdom
import type { NewWebhook, Webhook, WebhookDelivery, WebhookForm } from '@fairdesk/core/organiser';
import { eventIdOf, type Failure } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, describe, expect, it } from 'vitest';
import { WebhooksSection } from '#ui/organiser/integrations/webhooks-section.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

const HOOK: Webhook = {
  id: 'w1',
  url: 'https://crm.example/hooks?fair=1',
  areas: ['stands', 'companies'],
  created: '2026-11-20T09:00:00Z',
  createdBy: 'ada@fair.example',
  lastDelivered: '2026-11-26T08:15:00Z',
};
const DELIVERY: WebhookDelivery = {
  ...{ id: 'd1', kind: 'changes', changes: 3, created: '2026-11-26T08:00:00Z' },
  ...{ state: 'failed', attempts: 2, status: 500, fault: 'status' },
};
const EVENT = eventIdOf('101') ?? expect.fail('an event');
const LOST: Failure = { kind: 'unavailable', request: 'webhooks' };

/** What the server has, and how its next requests fail. */
let stored: readonly Webhook[];
let deliveries: readonly WebhookDelivery[];
let failure: Failure | undefined;
const sent: unknown[] = [];
beforeEach(() => {
  stored = [HOOK];
  deliveries = [DELIVERY];
  failure = undefined;
  sent.length = 0;
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

const call = <T,>(request: readonly unknown[], respond: () => T) => {
  sent.push(request);
  return failure ? errAsync(failure) : okAsync(respond());
};
const changed = (change: Partial<Webhook>) => {
  stored = stored.map((webhook) => ({ ...webhook, ...change }));
  return stored;
};

const open = (webhooks: readonly Webhook[] | 'unloaded' = stored) => {
  const organiser: Partial<OrganiserUseCases> = {
    listWebhooks: () => okAsync(stored),
    createWebhook: (form: WebhookForm) =>
      call(
        ['create', form],
        (): NewWebhook => ({ webhook: { ...HOOK, ...form, id: 'w2' }, secret: 'whsec_abc' }),
      ),
    pauseWebhook: (id) =>
      call(['pause', id], () => changed({ paused: { at: '2026-11-26T09:00:00Z', reason: 'by-hand' } })),
    resumeWebhook: (id) => call(['resume', id], () => changed({ paused: undefined })),
    removeWebhook: (id) => call(['remove', id], () => []),
    testWebhook: (id) =>
      call(['test', id], () => [{ ...DELIVERY, id: 'd2', kind: 'test' as const }, ...deliveries]),
    listDeliveries: (id) => call(['deliveries', id], () => deliveries),
    resendDelivery: (id, delivery) =>
      call(['resend', id, delivery], () => [{ ...DELIVERY, state: 'delivered' as const, status: 200 }]),
  };
  const departure = { go: () => {}, ask: () => {}, guard: () => () => {} };
  render(
    <MantineProvider>
      <Notifications />
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <UseCasesProvider value={{ departure } as unknown as UseCases}>
          <OrganiserProvider value={organiser as OrganiserUseCases}>
            <WebhooksSection
              webhooks={webhooks === 'unloaded' ? undefined : webhooks}
              event={EVENT}
              timeZone="Europe/Amsterdam"
            />
          </OrganiserProvider>
        </UseCasesProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
};
const press = (name: RegExp | string, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(within_.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the list of webhooks', () => {
  it('says where each calls, what it reports and whether that arrives', () => {
    open();
    expect(screen.getByRole('listitem').textContent).toContain('crm.example/hooks?fair=1');
    screen.getByText('Works');
    screen.getByText(/last delivery 26 November 2026, 09:15$/);
    screen.getByText('Reports: Companies and Stands · created 20 November 2026 by ada@fair.example');
  });

  it.each([
    [{ lastDelivered: undefined }, /^Nothing sent yet$/],
    [{ failingSince: '2026-11-25T23:30:00Z' }, /^Failing since 26 November 2026, 00:30$/],
    [{ paused: { at: '2026-11-25T09:00:00Z', reason: 'by-hand' } }, /^Paused since 25 November 2026, 10:00$/],
    [
      { paused: { at: '2026-11-25T09:00:00Z', reason: 'failures' } },
      /because deliveries had failed for days$/,
    ],
    [{ paused: { at: '2026-11-25T09:00:00Z', reason: 'gone' } }, /no longer wants messages \(status 410\)$/],
  ] satisfies [Partial<Webhook>, RegExp][])('with %o says %s', (change, text) => {
    open(changed(change));
    screen.getByText(text);
  });

  it('shows the scheme only of an address that is not https', () => {
    open(changed({ url: 'http://127.0.0.1:4000/' }));
    expect(screen.getByRole('listitem').textContent).toMatch(/^http:\/\/127\.0\.0\.1:4000Works/);
  });

  it('loads again when it could not be loaded, and says what belongs there when it is empty', async () => {
    stored = [];
    open('unloaded');
    screen.getByText(/^The webhooks could not be loaded/);
    press('Try again');
    await screen.findByText(/^No program is called yet/);
  });
});

describe('a new webhook', () => {
  const fill = async () => {
    press('New webhook');
    const sheet = await dialog();
    fireEvent.change(sheet.getByLabelText(/^Address/), { target: { value: 'https://pos.example/in' } });
    for (const area of ['Products', 'Companies']) fireEvent.click(sheet.getByLabelText(area));
    return sheet;
  };

  it('is sent with its areas in their order, and shows its secret once', async () => {
    open();
    const sheet = await fill();
    press('Create webhook', sheet);
    const made = within(await screen.findByRole('region', { name: 'Webhook to pos.example created' }));
    made.getByText('whsec_abc');
    expect(sent).toEqual([['create', { url: 'https://pos.example/in', areas: ['companies', 'products'] }]]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    press('Hide secret');
    expect(screen.queryByText('whsec_abc')).toBeNull();
  });

  it('says what is missing before anything is sent', async () => {
    open();
    press('New webhook');
    const sheet = await dialog();
    press('Create webhook', sheet);
    expect(sheet.getAllByText('Choose what is reported: at least one area.')).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server rejects it or fails', async () => {
    open();
    const sheet = await fill();
    failure = {
      ...{ kind: 'rejected', reason: 'fields-not-accepted' },
      fields: [{ path: 'url', code: 'webhook-known' }],
    };
    press('Create webhook', sheet);
    await sheet.findByText('There is already a webhook with this address.');
    failure = LOST;
    press('Create webhook', sheet);
    expect((await sheet.findByRole('alert')).textContent).toContain('could not be created');
    expect(sheet.getByLabelText(/^Address/)).toHaveProperty('value', 'https://pos.example/in');
    expect(sheet.getByLabelText('Products')).toHaveProperty('checked', true);
  });
});

describe('the verbs', () => {
  it('pause after a question, and resume at once', async () => {
    open();
    press(/^Pause/);
    press('Pause webhook', await dialog());
    await screen.findByText(/^Paused since/);
    expect(screen.queryByRole('button', { name: /^Send test/ })).toBeNull();
    press(/^Resume/);
    await screen.findByText('Works');
    expect(sent).toEqual([
      ['pause', 'w1'],
      ['resume', 'w1'],
    ]);
  });

  it('keep the question open after a failure', async () => {
    open();
    failure = LOST;
    press(/^Delete/);
    const question = await dialog();
    press('Delete webhook', question);
    await question.findByText('The webhook could not be changed. Please try again.');
    failure = undefined;
    press('Delete webhook', question);
    await screen.findByText(/^No program is called yet/);
  });

  it('count a webhook that another organiser deleted as deleted', async () => {
    open();
    failure = { kind: 'not-found', what: 'webhook' };
    stored = [];
    press(/^Delete/);
    press('Delete webhook', await dialog());
    await screen.findByText(/^No program is called yet/);
  });
});

describe('the deliveries', () => {
  it('say what was sent, why it failed and when it is tried again, and are sent again', async () => {
    deliveries = [
      { ...DELIVERY, id: 'd0', state: 'waiting', fault: 'timeout', nextAttempt: '2099-01-01T08:00:00Z' },
      DELIVERY,
    ];
    open();
    press(/^Deliveries/);
    const sheet = await dialog();
    await sheet.findByText('The program responded with status 500.');
    const [waiting, failed] = sheet.getAllByRole('listitem');
    expect(waiting?.textContent).toMatch(
      /^3 changesNot delivered yetThe program did not respond in time\.26 November, 09:00 · 2 attempts · next attempt 01 January, 09:00Send again/,
    );
    expect(failed?.textContent).toContain('26 November, 09:00 · 2 attempts');
    press(/^Send again/, within(failed ?? expect.unreachable()));
    await sheet.findByText('Delivered (200)');
    expect(sent).toEqual([
      ['deliveries', 'w1'],
      ['resend', 'w1', 'd1'],
    ]);
  });

  it('begin with a test that is sent from the list, and tell the list what changed', async () => {
    open();
    press(/^Send test/);
    const sheet = await dialog();
    await sheet.findByText('Test');
    expect(sent).toEqual([['test', 'w1']]);
    changed({ failingSince: '2026-11-26T08:00:00Z' });
    press('Close', sheet);
    await screen.findByText(/^Failing since/);
  });

  it('load again after a failure, and say what to do when there are none', async () => {
    deliveries = [];
    failure = LOST;
    open();
    press(/^Deliveries/);
    const sheet = await dialog();
    await sheet.findByText('The deliveries could not be loaded.');
    failure = undefined;
    press('Refresh', sheet);
    await sheet.findByText(/^Nothing was sent in the last 30 days/);
    await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
  });

  it('of a paused webhook are only to be read', async () => {
    open(changed({ paused: { at: HOOK.created, reason: 'failures' } }));
    press(/^Deliveries/);
    const sheet = await dialog();
    await sheet.findByText('The program responded with status 500.');
    sheet.getByText(/^The webhook is paused/);
    expect(sheet.queryByRole('button', { name: /^Send/ })).toBeNull();
  });
});
