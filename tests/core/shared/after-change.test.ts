import { afterChange, REQUEST_TIMEOUT_MS, TOAST_MS } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyChange = fc.constantFrom('add' as const, 'edit' as const, 'delete' as const);

describe('afterChange', () => {
  it.prop([anyChange, fc.boolean()])('never closes the dialog of what was not saved', (change, hasDetail) => {
    expect(afterChange(change, false, hasDetail)).toEqual({
      toast: 'error',
      closesDialog: false,
      shows: 'same',
    });
  });

  it.prop([anyChange, fc.boolean()])(
    'always closes it on success, opens what was added where it can be opened, and leaves what was deleted',
    (change, hasDetail) => {
      const { shows, ...rest } = afterChange(change, true, hasDetail);
      expect(rest).toEqual({ toast: 'success', closesDialog: true });
      expect(shows === 'item').toBe(change === 'add' && hasDetail);
      expect(shows === 'list').toBe(change === 'delete');
      if (shows !== 'item' && shows !== 'list') expect(shows).toBe('same');
    },
  );

  it('has the times of the specification', () => {
    expect([TOAST_MS, REQUEST_TIMEOUT_MS]).toEqual([5000, 10_000]);
  });
});
