import { EXPORTED_LISTS, isExportedList } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('isExportedList', () => {
  it.prop([fc.constantFrom(...Object.keys(EXPORTED_LISTS), 'toString', '__proto__', 'users')])(
    'is true exactly for the lists that the export offers',
    (name) => {
      expect(isExportedList(name)).toBe(['mail', 'news', 'products'].includes(name));
    },
  );
});
