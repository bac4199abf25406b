import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** Browser APIs that Mantine and our rules need and jsdom lacks; every image has an accepted size. */
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

// Views, drafts and toasts outlive their components on purpose, but must not outlive the test.
afterEach(() => {
  cleanup();
  notifications.clean();
  sessionStorage.clear();
});
