import { type FieldFault, isEmail } from '@fairdesk/core/shared';
import { anyFailure } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { FormStore } from '#ui/shared/forms/form-store.ts';
import { fieldFaults, type InputField } from '#ui/shared/forms/input-field.ts';

const fine = () => [];

describe('FormStore', () => {
  it('never sends a form with known faults', async () => {
    const faults: readonly FieldFault[] = [{ path: 'email', code: 'forms-email' }];
    const store = new FormStore(
      () => faults,
      () => expect.fail('It is wrong'),
    );
    expect(await store.submit({})).toBe(false);
    expect(store.state).toEqual({ kind: 'refused', faults });
  });

  it.prop([anyFailure])('keeps faults from the server', async (failure) => {
    const store = new FormStore(fine, () => errAsync(failure));
    expect(await store.submit({})).toBe(false);
    const faults = failure.kind === 'rejected' ? failure.fields : [];
    expect(store.state).toEqual({ kind: 'refused', faults, failure });
  });

  it.prop([fc.scheduler()])('sends once, for any number of presses', async (scheduler) => {
    let sent = 0;
    const store = new FormStore(fine, () => {
      sent += 1;
      return ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve()));
    });
    const tries = [store.submit({}), store.submit({})];
    await scheduler.waitAll();
    expect(await Promise.all(tries)).toEqual([true, false]);
    expect(sent).toBe(1);
  });

  it('can be sent again after a rejection', async () => {
    let works = false;
    const store = new FormStore(fine, () =>
      works ? okAsync(1) : errAsync({ kind: 'unavailable', request: 'x' }),
    );
    await store.submit({});
    works = true;
    expect(await store.submit({})).toBe(true);
    expect(store.state).toEqual({ kind: 'sent' });
  });
});

describe('fieldFaults', () => {
  const EMAIL: InputField = { name: 'email', label: 'account-email', type: 'email', autoComplete: 'email' };

  it.prop([fc.emailAddress().filter(isEmail)])(
    'accepts every address, with surrounding white space',
    (email) => {
      expect(fieldFaults([EMAIL], { email: ` ${email} ` })).toEqual([]);
    },
  );

  it('distinguishes missing from invalid values', () => {
    expect(fieldFaults([EMAIL], {})).toEqual([{ path: 'email', code: 'forms-required' }]);
    expect(fieldFaults([EMAIL], { email: 'nobody' })).toEqual([{ path: 'email', code: 'forms-email' }]);
  });
});
