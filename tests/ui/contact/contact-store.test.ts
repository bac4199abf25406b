import type { ContactForm, SendOptions } from '@fairdesk/core/contact';
import type { Failure, TrackedEvent } from '@fairdesk/core/shared';
import { anyFailure } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';
import { ContactStore } from '#ui/contact/contact-store.ts';

const START: ContactForm = { name: 'Anna', email: 'anna@bakery.example', company: 'Bakery', message: '' };
const until = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A store whose banners stay until `pass` is called. */
const open = (send: (form: ContactForm, options: SendOptions) => ResultAsync<void, Failure>) => {
  const tracked: TrackedEvent[] = [];
  const waits: (() => void)[] = [];
  const store = new ContactStore({
    start: START,
    send,
    track: (event) => tracked.push(event),
    wait: () => new Promise((resolve) => waits.push(resolve)),
  });
  return { store, tracked, waits };
};

describe('ContactStore', () => {
  it.prop([fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')])(
    'clears the message and tracks the event after a message was sent',
    async (message) => {
      const sent: ContactForm[] = [];
      const { store, tracked } = open((form) => {
        sent.push(form);
        return okAsync();
      });
      store.edit.change({ message });
      await store.submit();
      expect(sent).toEqual([{ ...START, message }]);
      expect(store.edit.form).toEqual(START);
      expect(store.outcome).toEqual({ kind: 'success', notice: { code: 'contact-sent' } });
      expect(tracked).toEqual(['form_submit']);
    },
  );

  it.prop([anyFailure])('keeps what was typed after a failure, and tracks nothing', async (failure) => {
    const { store, tracked } = open(() => errAsync(failure));
    store.edit.change({ message: 'When may we build up?' });
    await store.submit();
    expect(store.edit.form.message).toBe('When may we build up?');
    expect(tracked).toEqual([]);
    const isFieldFault = failure.kind === 'rejected' && failure.fields.length > 0;
    expect(store.outcome?.kind).toBe(isFieldFault ? undefined : 'error');
    expect(store.edit.faults.length > 0).toBe(isFieldFault);
  });

  example(
    'sends a corrected message with the key of the attempt that failed, and the next with its own',
    async () => {
      const keys: (string | undefined)[] = [];
      const failure: Failure = { kind: 'unavailable', request: 'POST contact' };
      const { store } = open((_form, { key }) => {
        keys.push(key);
        return keys.length === 1 ? errAsync(failure) : okAsync();
      });
      for (const message of ['When?', 'When, please?', 'Thank you.']) {
        store.edit.change({ message });
        await store.submit();
      }
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[1]);
    },
  );

  example('reports missing fields without sending', async () => {
    const { store } = open(() => expect.fail('It was sent'));
    store.edit.change({ name: ' ', email: 'anna' });
    await store.submit();
    expect(store.edit.faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name forms-required',
      'email forms-email',
      'message forms-required',
    ]);
    expect(store.outcome).toBeUndefined();
  });

  example('hides a banner after its own time, and never a later one', async () => {
    let failure: Failure | undefined = { kind: 'unavailable', request: 'POST contact' };
    const { store, waits } = open(() => (failure ? errAsync(failure) : okAsync()));
    store.edit.change({ message: 'Hello' });
    await store.submit();
    expect(store.outcome?.kind).toBe('error');
    failure = undefined;
    await store.submit();
    expect(store.outcome?.kind).toBe('success');
    waits[0]?.();
    await until();
    expect(store.outcome?.kind).toBe('success');
    waits[1]?.();
    await until();
    expect(store.outcome).toBeUndefined();
  });

  example('sends once, however often it is submitted at once', async () => {
    let sent = 0;
    const answer = Promise.withResolvers<void>();
    const { store } = open(() => {
      sent += 1;
      return ResultAsync.fromSafePromise(answer.promise);
    });
    store.edit.change({ message: 'Hello' });
    const all = [store.submit(), store.submit(), store.submit()];
    answer.resolve();
    await Promise.all(all);
    expect(sent).toBe(1);
    expect(store.outcome?.kind).toBe('success');
  });

  example('displays the outcome of a plain form post', async () => {
    const { store } = open(() => okAsync());
    store.tell([]);
    expect(store.outcome).toBeUndefined();
    store.tell([{ code: 'contact-throttled' }]);
    expect(store.outcome).toEqual({ kind: 'error', notice: { code: 'contact-throttled' } });
    store.tell([{ code: 'contact-sent' }]);
    expect(store.outcome?.kind).toBe('success');
  });
});
