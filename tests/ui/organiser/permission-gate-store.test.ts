import { type Failure, NO_PERMISSION } from '@fairdesk/core/shared';
import { anyFailure } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { PermissionGateStore } from '#ui/organiser/permission-gate-store.ts';

const REFUSED: Failure = { kind: 'rejected', reason: NO_PERMISSION, fields: [] };

type Outcome = 'done' | 'refused' | Failure;

const answer = (outcome: Outcome): ResultAsync<string, Failure> => {
  if (outcome === 'done') return okAsync('done');
  return errAsync(outcome === 'refused' ? REFUSED : outcome);
};

describe('PermissionGateStore', () => {
  it.prop([fc.array(fc.oneof(fc.constantFrom('done' as const, 'refused' as const), anyFailure))])(
    'reports the first refusal after a success, and passes every result on',
    async (outcomes) => {
      const gate = new PermissionGateStore();
      const { call } = gate.watchEach({ call: answer });
      let isReported = false;
      for (const outcome of outcomes) {
        const result = await call(outcome);
        expect(result).toEqual(await answer(outcome));
        expect(gate.isOpen).toBe(outcome === 'refused' && !isReported);
        if (outcome === 'refused') isReported = true;
        if (outcome === 'done') isReported = false;
        gate.close();
      }
    },
  );

  it('stays open while other calls succeed', async () => {
    const gate = new PermissionGateStore();
    const { call } = gate.watchEach({ call: answer });
    await call('refused');
    await call('done');
    expect(gate.isOpen).toBe(true);
  });
});
