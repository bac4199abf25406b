import {
  allExhibitorsOf,
  isExhibitorSelected,
  NO_EXHIBITORS,
  SELECTED_ONE_BY_ONE_MAX,
  selectedCount,
  toggleExhibitor,
} from '@fairdesk/core/organiser';
import type { ParticipationId } from '@fairdesk/core/shared';
import { anyParticipationId } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyList = fc.uniqueArray(anyParticipationId, { minLength: 1, maxLength: 20 });
const anyPresses = anyList.chain((ids) =>
  fc.record({ ids: fc.constant(ids), all: fc.boolean(), presses: fc.array(fc.constantFrom(...ids)) }),
);

describe('toggleExhibitor', () => {
  it.prop([anyPresses])(
    'selects what was pressed an odd number of times, or all but that',
    ({ ids, all, presses }) => {
      const start = all ? allExhibitorsOf({ hall: '8' }) : NO_EXHIBITORS;
      const selection = presses.reduce(toggleExhibitor, start);
      const selected = ids.filter((id) => isExhibitorSelected(selection, id));
      const isOdd = (id: string) => presses.filter((press) => press === id).length % 2 === 1;
      expect(selected).toEqual(ids.filter((id) => isOdd(id) !== all));
      expect(selectedCount(selection, ids.length)).toBe(selected.length);
    },
  );

  it('drops the first ones when more are selected than one request may name', () => {
    const ids = Array.from({ length: SELECTED_ONE_BY_ONE_MAX + 1 }, (_, n) => `${n}` as ParticipationId);
    const selection = ids.reduce(toggleExhibitor, NO_EXHIBITORS);
    expect(selection).toEqual({ ids: ids.slice(1) });
  });

  it('never sends ids for all of ten thousand', () => {
    const selection = allExhibitorsOf({});
    expect(selection).toEqual({ allOf: {}, except: [] });
    expect(selectedCount(selection, 10_000)).toBe(10_000);
  });
});
