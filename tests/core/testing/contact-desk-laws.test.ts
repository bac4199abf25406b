import type { ContactDesk, ContactInbox } from '@fairdesk/core/contact';
import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import { contactDeskLaws, type LawRunner, memoryContactDesk } from '@fairdesk/core/testing';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';

const event = eventIdOf('101') as EventId;
const silent = eventIdOf('102') as EventId;
const unknown = eventIdOf('999') as EventId;
const recipients = { '101': 'desk@fair.example', '102': '' };
const newDesk = () => memoryContactDesk(recipients, () => new Date(0));
const subjectOf = (desk: ContactDesk, inbox: ContactInbox) => ({ desk, inbox, event, silent, unknown });
const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };

describe('the contact desk in memory', () => {
  const desk = newDesk();
  contactDeskLaws(async () => subjectOf(desk, desk), runner);
});

describe('the laws of a contact desk', () => {
  const faults: Record<string, (desk: ReturnType<typeof newDesk>) => ContactDesk & ContactInbox> = {
    'stores no copy': (desk) => ({ ...desk, messages: () => okAsync([]) }),
    'lists the oldest first': (desk) => ({
      ...desk,
      messages: (at) => desk.messages(at).map((all) => all.toReversed()),
    }),
    'sends twice': (desk) => ({
      ...desk,
      send: (at, message) => desk.send(at, message).andThen(() => desk.send(at, message)),
    }),
    'adds what replaces another': (desk) => ({ ...desk, send: (at, message) => desk.send(at, message) }),
    'sends without a recipient': (desk) => ({
      ...desk,
      send: (at, message) => desk.send(at, message).orElse(() => okAsync()),
    }),
  };

  it.each(Object.entries(faults))('detect one that %s', async (_fault, broken) => {
    const failed: string[] = [];
    const laws: (readonly [string, () => Promise<void>])[] = [];
    const desk = broken(newDesk());
    contactDeskLaws(async () => subjectOf(desk, desk), {
      test: (sentence, body) => laws.push([sentence, body]),
    });
    for (const [sentence, body] of laws) await body().catch(() => failed.push(sentence));
    expect(failed).not.toEqual([]);
  });
});
