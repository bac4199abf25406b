// @vitest-environment jsdom
import {
  EVERY_EXHIBITOR,
  type ExhibitorPage,
  type ExhibitorQuery,
  type ExhibitorRow,
  withFilter,
} from '@fairdesk/core/organiser';
import { participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { ExhibitorListStore } from '#ui/organiser/exhibitors/exhibitor-list-store.ts';
import { ExhibitorTable } from '#ui/organiser/exhibitors/exhibitor-table.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const rowOf = (place: number): ExhibitorRow => ({
  ...{ id: participationIdOf(`p${place}`) ?? expect.fail('No id'), name: `Company ${place}` },
  ...{ type: 'A', stands: [], lateTasks: place, completeness: 50, people: 1 },
  ...{ isPublic: true, isCancelled: false, isInvited: false },
});

const pageOf = (places: readonly number[]): ExhibitorPage => ({
  rows: places.map(rowOf),
  total: places.length,
});

const show = (first: readonly number[], later: readonly (readonly number[])[]) => {
  const pages = later.values();
  const page = () => ResultAsync.fromSafePromise(Promise.resolve(pageOf(pages.next().value ?? [])));
  const store = new ExhibitorListStore(page, EVERY_EXHIBITOR, pageOf(first));
  render(
    <LabelsProvider language="en" messages={messagesFor('en')}>
      <ExhibitorTable
        store={store}
        columns={['late', 'completeness']}
        now="2026-11-20T12:00:00.000Z"
        timeZone="UTC"
        list="/en/organiser/fairs/exhibitors"
        opened={undefined}
        onOpen={() => false}
        onSort={() => {}}
      />
    </LabelsProvider>,
  );
  return store;
};

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const searchFor = (search: string): ExhibitorQuery => withFilter(EVERY_EXHIBITOR, { search });

describe('ExhibitorTable', () => {
  const list = fc.uniqueArray(fc.nat(120), { minLength: 1, maxLength: 100 });

  it.prop([list, fc.array(list, { minLength: 1, maxLength: 3 })], { numRuns: 10 })(
    'shows every row of the list that came last, whatever was there before',
    async (first, later) => {
      const store = show(first, later);
      for (const place of later.keys()) await act(() => store.show(searchFor(String(place))));
      expect(names()).toEqual(later.at(-1)?.map((place) => `Company ${place}`));
      cleanup();
    },
  );

  it('keeps the focus far down when the same list is loaded again', async () => {
    const places = [...Array(100).keys()];
    const store = show(places, [places]);
    const far = screen.getByRole('link', { name: 'Company 90' });
    far.focus();
    await act(() => store.reload());
    expect(document.activeElement).toBe(far);
    expect(far.isConnected).toBe(true);
  });
});
