import { participationIdOf } from '@fairdesk/core/shared';
import { anyFailure, anyMessage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { MessageListStore } from '#ui/dashboard/message-list-store.ts';

const participation = participationIdOf('p-1') ?? expect.fail();
const anyMessages = fc.uniqueArray(anyMessage, { selector: ({ id }) => id });

describe('MessageListStore', () => {
  it.prop([anyMessages])('marks each unread message once, however often it is opened', async (messages) => {
    const marked: string[] = [];
    const store = new MessageListStore(participation, messages, (_participation, id) => {
      marked.push(id);
      return okAsync(undefined);
    });
    for (const { id } of messages) for (let turn = 0; turn < 3; turn += 1) await store.toggle(id);
    expect(marked).toEqual(messages.filter(({ read }) => !read).map(({ id }) => id));
    expect([...store.open].toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
  });

  it.prop([anyMessages, anyFailure])(
    'opens a message even when marking it as read fails',
    async (messages, failure) => {
      const store = new MessageListStore(participation, messages, () => errAsync(failure));
      for (const { id } of messages) await store.toggle(id);
      expect(store.open.size).toBe(messages.length);
    },
  );
});
