import { FIELDS_NOT_ACCEPTED, judged } from '@fairdesk/core/shared';
import { anyFieldFault } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

describe('judged', () => {
  it.prop([fc.array(anyFieldFault)])(
    'continues only without faults, otherwise reports all of them and calls nothing',
    async (fields) => {
      let calls = 0;
      const result = await judged(fields, () => {
        calls += 1;
        return okAsync('done');
      });
      expect(calls).toBe(fields.length === 0 ? 1 : 0);
      if (fields.length === 0) expect(result._unsafeUnwrap()).toBe('done');
      else
        expect(result._unsafeUnwrapErr()).toEqual({ kind: 'rejected', reason: FIELDS_NOT_ACCEPTED, fields });
    },
  );

  it('uses one reason for rejected fields', () => {
    expect(FIELDS_NOT_ACCEPTED).toBe('fields-not-accepted');
  });
});
