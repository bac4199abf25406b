import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { invitingOnce } from '#adapters/organiser/inviting-once.ts';

interface Change {
  readonly kind: string;
  readonly email: string;
  readonly id?: string;
}

/** The ids under which changes arrive at a server whose responses are lost while `isLost`. */
const desk = () => {
  const ids: (string | undefined)[] = [];
  const state = { isLost: false };
  const change = invitingOnce(({ id }: Change): ResultAsync<void, Failure> => {
    ids.push(id);
    return state.isLost ? errAsync({ kind: 'unavailable', request: 'POST team' }) : okAsync(undefined);
  });
  return { ids, state, change };
};

const INVITATION = { kind: 'invite', email: 'cem@fair.example' };

describe('an invitation', () => {
  it('has the same id until a response arrives, and another one after it', async () => {
    const { ids, state, change } = desk();
    state.isLost = true;
    await change(INVITATION);
    await change(INVITATION);
    state.isLost = false;
    await change(INVITATION);
    await change(INVITATION);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids.map((id) => id === ids[0])).toEqual([true, true, true, false]);
  });

  it('never shares its id with that of another person, and other changes have none', async () => {
    const { ids, state, change } = desk();
    state.isLost = true;
    await change(INVITATION);
    await change({ ...INVITATION, email: 'ada@fair.example' });
    await change({ ...INVITATION, kind: 'revoke' });
    expect(new Set(ids).size).toBe(3);
    expect(ids[2]).toBeUndefined();
  });
});
