import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** The frames that have yet to come. */
const frames = new Set<ReturnType<typeof setTimeout>>();

/** Browser APIs that Mantine and our rules need and jsdom lacks or breaks; every image has an accepted size. */
const BROWSER = {
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
  createImageBitmap: async () => ({ width: 1280, height: 720, close: () => {} }),
  // Those of jsdom never come again once fake timers ran while a focused element disappeared.
  requestAnimationFrame: (callback: FrameRequestCallback) => {
    const frame = setTimeout(() => {
      frames.delete(frame);
      callback(performance.now());
    }, 16);
    frames.add(frame);
    return frame;
  },
  cancelAnimationFrame: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
};

beforeEach(() => void Object.assign(globalThis, BROWSER));

// One second, the default, is short on a busy machine; a condition that holds ends the wait.
configure({ asyncUtilTimeout: 10_000 });

// Views, drafts and toasts outlive their components on purpose, but must not outlive the test. All files share
// one document, and tests of elements write to it directly.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  notifications.clean();
  sessionStorage.clear();
  // A frame of the last test would find no document any more.
  for (const frame of frames) clearTimeout(frame);
  frames.clear();
});
