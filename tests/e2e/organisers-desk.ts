import { test as base, useServer } from './desk.ts';

export * from './desk.ts';

/** Tests that change a fair itself, on servers of their own: what they change never meets the tests of exhibitors. */
export const test = base.extend<object, object>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => useServer(use),
    { scope: 'worker', timeout: 90_000 },
  ],
});
