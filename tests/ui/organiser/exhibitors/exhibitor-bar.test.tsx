// @vitest-environment jsdom
import { EVERY_EXHIBITOR, type ExhibitorPlan, type ExhibitorSelection } from '@fairdesk/core/organiser';
import { participationIdOf } from '@fairdesk/core/shared';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { okAsync, ResultAsync } from 'neverthrow';
import { afterEach, expect, it } from 'vitest';
import { ExhibitorBar } from '#ui/organiser/exhibitors/exhibitor-bar.tsx';
import { ExhibitorListStore } from '#ui/organiser/exhibitors/exhibitor-list-store.ts';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { renderView } from '../../shared/render-view.tsx';

afterEach(cleanup);

const idOf = (text: string) => participationIdOf(text) ?? expect.fail('No id');

it('does what its question says, though others are selected while it is prepared', async () => {
  const page = () => okAsync({ rows: [], total: 0 });
  const store = new ExhibitorListStore(page, EVERY_EXHIBITOR, { rows: [], total: 2 });
  store.toggle(idOf('p1'));
  let answer: (plan: ExhibitorPlan) => void = () => {};
  const changed: ExhibitorSelection[] = [];
  const organiser: Partial<OrganiserUseCases> = {
    planExhibitors: () => ResultAsync.fromSafePromise(new Promise((resolve) => (answer = resolve))),
    actOnExhibitors: (_verb, selection) => {
      changed.push(selection);
      return okAsync({ companies: 1, people: 1 });
    },
  };
  renderView(
    <OrganiserProvider value={organiser as OrganiserUseCases}>
      <ExhibitorBar store={store} tasks={[]} />
    </OrganiserProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  act(() => store.toggle(idOf('p2')));
  await act(async () => answer({ companies: 1, people: 1, skipped: 0, first: ['Mill'] }));
  const question = await screen.findByRole('dialog', { name: /^Invite 1 / });
  fireEvent.click(within(question).getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(changed).toEqual([{ ids: [idOf('p1')] }]));
});
