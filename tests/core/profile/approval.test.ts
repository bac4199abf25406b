import { isApproved } from '@fairdesk/core/profile';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('isApproved', () => {
  it.prop([fc.string()])('is always true when the event requires no approval', (status) => {
    expect(isApproved({ asksApproval: false }, status)).toBe(true);
  });

  it.prop([fc.string({ minLength: 1 })])('accepts exactly one status when approval is required', (status) => {
    expect(isApproved({ asksApproval: true }, status)).toBe(status === 'PUBLIC');
  });

  it('accepts content from before approval was required', () => {
    expect(isApproved({ asksApproval: true }, '')).toBe(true);
  });
});
