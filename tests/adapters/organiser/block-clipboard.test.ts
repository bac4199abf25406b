// @vitest-environment jsdom
import { eventIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { beforeEach, describe, it as example, expect, vi } from 'vitest';
import { createBlockClipboard } from '#adapters/organiser/block-clipboard.ts';
import { anyWireDocument } from '#tests/support/models/wire-documents.ts';

const FAIR = eventIdOf('101') ?? expect.fail();
const PLACE = 'copied-block/101';
const anyBlock = anyWireDocument
  .map(({ areas }) => areas.flatMap(({ blocks }) => blocks)[0])
  .filter((block) => block !== undefined);

beforeEach(() => localStorage.clear());

describe('the copied block in the browser', () => {
  it.prop([anyBlock])('is read as it was copied, in every tab of the fair and in no other fair', (block) => {
    expect(createBlockClipboard(FAIR).write(block)).toBe(true);
    expect(createBlockClipboard(FAIR).read()).toEqual(block);
    expect(createBlockClipboard(eventIdOf('102') ?? expect.fail()).read()).toBeUndefined();
  });

  it.prop([fc.oneof(fc.string(), fc.json())])('is ignored when it is no block', (text) => {
    localStorage.setItem(PLACE, text);
    expect(createBlockClipboard(FAIR).read()).toBeUndefined();
  });

  example('is announced when another tab copies one, until no one follows', () => {
    const onChange = vi.fn();
    const stop = createBlockClipboard(FAIR).follow(onChange);
    const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
    for (const key of [PLACE, 'copied-block/102']) tell(key);
    stop();
    tell(PLACE);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
