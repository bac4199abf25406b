import { selectionMemoryLaws } from '@fairdesk/core/testing';
import { it as check, fc } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSelectionMemory, selectionEnd } from '#app/_http/selection-memory.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { openProcess, serve } from '#tests/support/servers/open-process.ts';

let close: () => Promise<void>;

beforeAll(async () => {
  ({ close } = await openProcess());
});
afterAll(() => close());

describe('the selection in the cookies of a request', () => {
  selectionMemoryLaws(() => serve(new CookieJar(), openSelectionMemory), { test: it });

  /** Source: portal spec §9 "Cookie life one month". */
  check.prop([fc.date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })])(
    'always lasts a month, to the same time of day',
    (now) => {
      const end = selectionEnd(now);
      const months = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
      expect(months(end) - months(now)).toBe(1);
      expect(end.toISOString().slice(10)).toBe(now.toISOString().slice(10));
      expect((end.getTime() - now.getTime()) / 86_400_000).toBeGreaterThanOrEqual(28);
    },
  );
});
