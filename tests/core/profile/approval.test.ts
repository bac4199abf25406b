import { isApproved } from '@fairdesk/core/profile';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('isApproved', () => {
  it.prop([fc.string()])('never keeps anything back where nobody asks for approval', (status) => {
    expect(isApproved({ asksApproval: false }, status)).toBe(true);
  });

  it.prop([fc.string({ minLength: 1 })])('asks for exactly one word where it is asked for', (status) => {
    expect(isApproved({ asksApproval: true }, status)).toBe(status === 'PUBLIC');
  });

  it('leaves what was there before anybody asked', () => {
    expect(isApproved({ asksApproval: true }, '')).toBe(true);
  });
});
