import { selectionMemoryLaws } from '@fairdesk/core/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openSelectionMemory } from '#app/_http/selection-memory.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { openProcess, serve } from '#tests/support/open-process.ts';

let close: () => Promise<void>;

beforeAll(async () => {
  ({ close } = await openProcess());
});
afterAll(() => close());

describe('the selection in the cookies of a request', () => {
  selectionMemoryLaws(() => serve(new CookieJar(), openSelectionMemory), { test: it });
});
