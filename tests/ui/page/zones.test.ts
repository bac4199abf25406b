import type { Block } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ZONES, zonesOf } from '#ui/page/zones.ts';

const anyBlock = fc.oneof(
  fc.record({ kind: fc.constant('countdown'), width: fc.constantFrom('full', 'half') }),
  fc.record({
    kind: fc.constantFrom('rich-text', 'link-list', 'messages', 'award-list', 'upcoming-tasks', 'stand'),
  }),
);
const anyBlocks = fc
  .array(anyBlock, { maxLength: 8 })
  .map((blocks) => blocks.map((block, place) => ({ ...block, uid: String(place) }) as unknown as Block));

const isSided = (blocks: readonly Block[]) => zonesOf(blocks).some(({ zone }) => zone === 'side');

describe('the zones of a page', () => {
  it.prop([anyBlocks])('always show every block once', (blocks) => {
    const members = zonesOf(blocks).flatMap((zone) => zone.members);
    expect(members.toSorted((a, b) => Number(a.uid) - Number(b.uid))).toEqual(blocks);
  });

  it.prop([anyBlocks])('never change the order of a page without a side', (blocks) => {
    if (!isSided(blocks)) expect(zonesOf(blocks).flatMap((zone) => zone.members)).toEqual(blocks);
  });

  it.prop([anyBlocks])('never have a side without something beside it, and are never empty', (blocks) => {
    const zones = zonesOf(blocks);
    expect(zones.map(({ zone }) => zone)).toEqual(
      ZONES.filter((name) => zones.some(({ zone }) => zone === name)),
    );
    for (const { members } of zones) expect(members.length).toBeGreaterThan(0);
    if (isSided(blocks)) expect(zones.some(({ zone }) => zone === 'lead' || zone === 'rest')).toBe(true);
  });

  it('shows a text above the list that it introduces', () => {
    const blocks = ['rich-text', 'award-list', 'link-list'].map((kind) => ({ kind, uid: kind }) as Block);
    expect(zonesOf(blocks).flatMap(({ members }) => members.map(({ kind }) => kind))).toEqual([
      'rich-text',
      'award-list',
      'link-list',
    ]);
  });
});
