import {
  AREAS,
  type Area,
  type Block,
  CAMPAIGN_VALUE_MAX,
  EMPTY_NAVIGATION,
  EXHIBITOR_LOGOS_MAX,
  exhibitorLogoCount,
  hasOnlyContent,
  hasOwnHeading,
  isCampaignValue,
  isContentBlock,
  lostParts,
  type Page,
  readAreaNames,
  visibleNavigation,
} from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const PORTAL_KINDS = ['accreditation', 'company-profile', 'messages', 'task-list', 'stand'] as const;
const CONTENT_KINDS = ['rich-text', 'news-article', 'exhibitor', 'unknown'] as const;

const blockOf = (kind: string): Block => ({ kind, uid: '1', name: `Own ${kind}` }) as unknown as Block;
const nested = (block: Block, depth: number): Block =>
  depth === 0
    ? block
    : ({
        kind: 'wrapper',
        uid: '2',
        placeholders: [{ key: 'column', blocks: [nested(block, depth - 1)] }],
      } as Block);
const anyBlock = fc.constantFrom(...PORTAL_KINDS, ...CONTENT_KINDS).map(blockOf);
/** Blocks at any depth of any areas. */
const anyPlaces = fc.array(
  fc.record({ area: fc.constantFrom(...AREAS), block: anyBlock, depth: fc.nat(2) }),
  { maxLength: 4 },
);
const pageOf = (places: readonly { area: Area; block: Block; depth: number }[]): Page =>
  Object.fromEntries(
    AREAS.map((area) => [
      area,
      places.filter((place) => place.area === area).map(({ block, depth }) => nested(block, depth)),
    ]),
  ) as unknown as Page;

describe('hasOnlyContent', () => {
  it.prop([anyPlaces])(
    'is never true of a page with a block of the portal, in any area and at any depth',
    (places) => {
      const isPortal = (block: Block) => PORTAL_KINDS.some((kind) => kind === block.kind);
      for (const { block } of places) expect(isContentBlock(block)).toBe(!isPortal(block));
      expect(hasOnlyContent(pageOf(places))).toBe(places.every(({ block }) => !isPortal(block)));
    },
  );
});

describe('lostParts', () => {
  it.prop([anyPlaces, fc.option(fc.subarray(['left', 'right']), { nil: undefined })])(
    'lists every unknown block once, with the unknown areas, and nothing for a whole page',
    (places, unknownAreas) => {
      const page = { ...pageOf(places), ...(unknownAreas && { unknownAreas }) };
      const isLost = places.some(({ block }) => block.kind === 'unknown');
      const areas = unknownAreas ?? [];
      expect(lostParts(page)).toEqual(
        isLost || areas.length > 0 ? { components: isLost ? ['Own unknown'] : [], areas } : undefined,
      );
    },
  );
});

describe('hasOwnHeading', () => {
  it.prop([anyBlock, fc.nat(2)])(
    'is true of an exhibitor or an article, at any depth, and of no other block without a title',
    (block, depth) => {
      const isHeaded = block.kind === 'exhibitor' || block.kind === 'news-article';
      expect(hasOwnHeading({ main: [nested(block, depth)] })).toBe(isHeaded);
    },
  );
});

describe('readAreaNames', () => {
  const spaces = fc.constantFrom('', ' ');

  it.prop([fc.uniqueArray(fc.constantFrom(...AREAS)), fc.constantFrom('content', 'top-1'), spaces])(
    'reads any areas with their names, in any spacing',
    (some, name, space) => {
      const pairs = some.map((area) => `${area}${space}=${space}${name}`);
      const names = Object.fromEntries(some.map((area) => [area, name]));
      expect(readAreaNames(pairs.join(`${space},${space}`))).toEqual(names);
      expect(readAreaNames(`${space},${pairs.join(',')},${space}`)).toEqual(names);
    },
  );

  it.prop([
    fc.constantFrom('', 'header=top,'),
    fc.constantFrom('main', 'main=', 'main=a=b', '=content', 'aside=content', 'toString=content', 'main==a'),
    fc.constantFrom('', ',footer=end'),
  ])('rejects a setting with any invalid part', (before, invalid, after) => {
    expect(readAreaNames(`${before}${invalid}${after}`)).toBeUndefined();
  });
});

describe('exhibitorLogoCount', () => {
  it.prop([fc.oneof(fc.integer({ min: -2, max: EXHIBITOR_LOGOS_MAX + 2 }), fc.double({ noNaN: true }))])(
    'is the entered whole number up to the limit, else 12',
    (entered) => {
      const isValid = Number.isInteger(entered) && entered > 0;
      expect(exhibitorLogoCount(`${entered}`)).toBe(isValid ? Math.min(entered, EXHIBITOR_LOGOS_MAX) : 12);
    },
  );

  it.each(['', ' ', 'all', '1.5', '-3'])('is 12 for %j', (entered) => {
    expect(exhibitorLogoCount(entered)).toBe(12);
  });
});

describe('isCampaignValue', () => {
  it.prop([fc.constantFrom(0, 1, CAMPAIGN_VALUE_MAX, CAMPAIGN_VALUE_MAX + 1)])(
    'limits the length',
    (length) => {
      expect(isCampaignValue('x'.repeat(length))).toBe(length > 0 && length <= CAMPAIGN_VALUE_MAX);
    },
  );
});

describe('visibleNavigation', () => {
  it('never has an item that the visitor may not see', () => {
    const item = { uid: '1', title: 'Tasks', children: [] } as never;
    const navigation = { ...EMPTY_NAVIGATION, main: [item], service: [item], profile: [item] };
    expect(visibleNavigation(navigation, () => [])).toEqual(EMPTY_NAVIGATION);
  });
});
