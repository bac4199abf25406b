// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { useFreshPage } from '#app/_portal/use-fresh-page.ts';

const BEGIN = Date.parse('2027-01-12T09:00:00Z');
const HOUR_MS = 3_600_000;

const anyWalk = fc.array(
  fc.oneof(
    fc.constantFrom('hide', 'show', 'page', 'type', 'save', 'open', 'close'),
    fc.integer({ min: 1, max: 14 }),
  ),
  { maxLength: 20 },
);

describe('a page to which its reader returns', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.prop([anyWalk])('is loaded again exactly when it is hours old, and nothing is typed or open', (walk) => {
    vi.useFakeTimers();
    vi.setSystemTime(BEGIN);
    let pathname = '/1';
    let isDirty = false;
    let visibility: DocumentVisibilityState = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    const ask = (event: Event) => isDirty && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    let [loaded, hour, expected] = [0, 0, 0];
    const reload = vi.fn(() => {
      loaded = hour;
    });
    const { rerender } = renderHook(({ path }) => useFreshPage(path, reload), {
      initialProps: { path: pathname },
    });
    const show = (state: DocumentVisibilityState) => {
      visibility = state;
      const isOld = hour - loaded >= 6;
      if (state === 'visible' && isOld && !isDirty && !dialog.isConnected) expected += 1;
      document.dispatchEvent(new Event('visibilitychange'));
      expect(reload).toHaveBeenCalledTimes(expected);
    };
    const steps: Readonly<Record<string, () => void>> = {
      hide: () => show('hidden'),
      show: () => show('visible'),
      page: () => {
        pathname += '1';
        loaded = hour;
        rerender({ path: pathname });
      },
      type: () => {
        isDirty = true;
      },
      save: () => {
        isDirty = false;
      },
      open: () => document.body.append(dialog),
      close: () => dialog.remove(),
    };
    try {
      for (const step of walk) {
        if (typeof step === 'string') steps[step]?.();
        else {
          hour += step;
          vi.setSystemTime(BEGIN + hour * HOUR_MS);
        }
        // A page that is loaded again begins anew.
        if (reload.mock.calls.length > 0) break;
      }
    } finally {
      window.removeEventListener('beforeunload', ask);
      dialog.remove();
      cleanup();
    }
  });
});
