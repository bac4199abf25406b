import { isSameId, plainId } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('isSameId', () => {
  it.prop([fc.uuid(), fc.uuid()])('matches an id in any spelling, and no other', (id, other) => {
    const written = `{${id.toUpperCase().replaceAll('-', '')}}`;
    expect(isSameId(written, id)).toBe(true);
    expect(plainId(written)).toBe(plainId(id));
    expect(isSameId(id, other)).toBe(id === other);
  });

  it.prop([fc.constantFrom('', '{}', '--')])('never matches an empty id', (empty) => {
    expect(isSameId(empty, '')).toBe(false);
    expect(isSameId('', empty)).toBe(false);
  });
});
