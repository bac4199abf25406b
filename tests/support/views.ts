import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** What Mantine and our rules need and jsdom lacks; every picture is as wide as the rules like it. */
const BROWSER = {
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
  createImageBitmap: async () => ({ width: 1280, height: 720, close: () => {} }),
};

beforeEach(() => void Object.assign(globalThis, BROWSER));

// Views, drafts and toasts outlive what they belong to, as they should; not the test.
afterEach(() => {
  cleanup();
  notifications.clean();
  sessionStorage.clear();
});
