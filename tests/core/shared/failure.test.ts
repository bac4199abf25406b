import { describeFailure, type FieldFault } from '@fairdesk/core/shared';
import { anyFailure } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('describeFailure', () => {
  it.prop([anyFailure])('is never empty', (failure) => {
    expect(describeFailure(failure)).not.toBe('');
  });

  it.prop([anyFailure])('says the same after it crossed a wire', (failure) => {
    expect(describeFailure(JSON.parse(JSON.stringify(failure)))).toBe(describeFailure(failure));
  });

  it('quotes the specification for a missing token', () => {
    expect(describeFailure({ kind: 'signed-out' })).toBe('Session is absent or no access token.');
  });

  it('reports what the operator needs for each kind', () => {
    expect(describeFailure({ kind: 'not-found', what: 'event 101' })).toBe('Cannot find event 101');
    expect(describeFailure({ kind: 'conflict', what: 'the address' })).toBe(
      'Cannot save the address: it was changed in the meantime',
    );
    expect(describeFailure({ kind: 'throttled', retryAfterSeconds: 60 })).toBe(
      'Too many attempts: wait 60 s',
    );
    expect(describeFailure({ kind: 'malformed', source: 'GET /tasks', detail: 'no JSON' })).toBe(
      'Cannot read the answer of GET /tasks: no JSON',
    );
    expect(describeFailure({ kind: 'unavailable', request: 'GET /tasks' })).toBe(
      'Cannot complete GET /tasks: no answer',
    );
    expect(describeFailure({ kind: 'unavailable', request: 'GET /tasks', answer: '503 Busy' })).toBe(
      'Cannot complete GET /tasks: 503 Busy',
    );
  });

  it('lists every invalid field', () => {
    const fields: readonly FieldFault[] = [
      { path: 'email', code: 'forms-email' },
      { path: 'name', code: 'forms-required' },
    ];
    expect(describeFailure({ kind: 'rejected', reason: 'No', fields })).toBe(
      'No; email: forms-email; name: forms-required',
    );
  });
});
