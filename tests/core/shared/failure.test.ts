import { describeFailure } from '@fairdesk/core/shared';
import { anyFailure } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('describeFailure', () => {
  it.prop([anyFailure])('always has something to say', (failure) => {
    expect(describeFailure(failure)).not.toBe('');
  });

  it.prop([anyFailure])('says the same after it crossed a wire', (failure) => {
    expect(describeFailure(JSON.parse(JSON.stringify(failure)))).toBe(describeFailure(failure));
  });

  it('quotes the specification for a missing token', () => {
    expect(describeFailure({ kind: 'signed-out' })).toBe('Session is absent or no access token.');
  });

  it('names every field that is wrong', () => {
    const fields = [
      { path: 'email', code: 'forms-email' },
      { path: 'name', code: 'forms-required' },
    ];
    expect(describeFailure({ kind: 'rejected', reason: 'No', fields })).toBe(
      'No; email: forms-email; name: forms-required',
    );
  });
});
