// @vitest-environment jsdom
import type { WaitingItem } from '@fairdesk/core/organiser';
import { screen } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ApprovalComparison } from '#ui/organiser/approvals/approval-comparison.tsx';
import { ApprovalTable } from '#ui/organiser/approvals/approval-table.tsx';
import { ApprovalsStore } from '#ui/organiser/approvals/approvals-store.ts';

const common = { version: '1', participation: 'p-1', isNew: false, since: '2027-01-01T00:00:00.000Z' };
const profile: WaitingItem = { ...common, kind: 'profile', id: '1', title: 'Mill', company: 'Mill' };
const product: WaitingItem = { ...common, kind: 'product', id: '2', title: 'Wheel', company: 'Wind' };
const store = () =>
  new ApprovalsStore({ isRequired: true, total: 2, items: [profile, product] }, {
    compareItem: (kind: WaitingItem['kind']) =>
      okAsync({ item: kind === 'profile' ? profile : product, submitted: { fields: {}, media: [] } }),
  } as never);

it('names the company of a profile once, and that of a product beside it', () => {
  renderView(<ApprovalTable store={store()} timeZone="UTC" onOpen={() => {}} />);
  expect(screen.getByRole('rowheader', { name: /Mill/ }).textContent).toBe('Mill');
  expect(screen.getByRole('rowheader', { name: /Wheel/ }).textContent).toBe('WheelWind');
});

it.each([
  ['profile:1', /^Profile ·/],
  ['product:2', /^Wind · Product ·/],
])('compares %s below one name of its company', async (key, facts) => {
  const opened = store();
  await opened.show(key);
  const noop = () => {};
  renderView(
    <ApprovalComparison
      store={opened}
      timeZone="UTC"
      onApprove={noop}
      onSendBack={noop}
      onStep={noop}
      onClose={noop}
    />,
  );
  expect(screen.getByText(facts)).toBeTruthy();
});
