import type { Failure } from '@fairdesk/core/shared';
import { anyFailure } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { SessionGateStore } from '#ui/session/session-gate-store.ts';

const SIGNED_OUT: Failure = { kind: 'signed-out' };

/** Succeeds only after sign-in. */
const behindTheDoor =
  (isIn: () => boolean, calls: number[]) =>
  (input: number): ResultAsync<number, Failure> => {
    calls.push(input);
    return isIn() ? okAsync(input) : errAsync(SIGNED_OUT);
  };

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('SessionGateStore', () => {
  it.prop([fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 10 })])(
    'opens the sign-in once for any number of calls, then retries each of them once',
    async (inputs) => {
      const gate = new SessionGateStore();
      const calls: number[] = [];
      let isIn = false;
      const call = gate.guard(behindTheDoor(() => isIn, calls));
      const answers = inputs.map((input) => call(input));
      await settled();
      expect(gate.asking).toBe(true);
      isIn = true;
      gate.settle(true);
      const values = await Promise.all(answers.map((answer) => answer.unwrapOr(-1)));
      expect(values).toEqual(inputs);
      expect(calls).toHaveLength(2 * inputs.length);
      expect(gate.asking).toBe(false);
    },
  );

  it('returns the failure when the pop-up is closed', async () => {
    const gate = new SessionGateStore();
    const answer = gate.guard(behindTheDoor(() => false, []))(1);
    await settled();
    gate.settle(false);
    expect((await answer)._unsafeUnwrapErr()).toEqual(SIGNED_OUT);
  });

  it('never opens the sign-in twice for the same call', async () => {
    const gate = new SessionGateStore();
    const calls: number[] = [];
    const answer = gate.guard(behindTheDoor(() => false, calls))(1);
    await settled();
    gate.settle(true);
    expect((await answer)._unsafeUnwrapErr()).toEqual(SIGNED_OUT);
    expect(calls).toHaveLength(2);
    expect(gate.asking).toBe(false);
  });

  it.prop([anyFailure.filter(({ kind }) => kind !== 'signed-out')])(
    'ignores every other failure',
    async (failure) => {
      const gate = new SessionGateStore();
      const answer = await gate.guard(() => errAsync(failure))();
      expect(answer._unsafeUnwrapErr()).toEqual(failure);
      expect(gate.asking).toBe(false);
    },
  );
});
