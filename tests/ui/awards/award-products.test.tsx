// @vitest-environment jsdom

import type { AwardProduct } from '@fairdesk/core/awards';
import type { AwardListBlock } from '@fairdesk/core/page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PRIZE } from '#tests/support/worlds/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { AwardProducts } from '#ui/awards/award-products.tsx';

const BLOCK: AwardListBlock = {
  kind: 'award-list',
  uid: 'b-1',
  title: 'Prize',
  award: 'prize',
  introductionHtml: '',
  closedOnly: false,
  registrationHref: '/registration',
  summaryHref: '/summary',
  profileHref: '/profile',
};
const product = (id: string, status: AwardProduct['status'], isChanged = false): AwardProduct => ({
  id,
  title: id,
  content: '',
  image: '',
  status,
  isChanged,
});
const ITEMS = [product('new', 'new'), product('draft', 'draft'), product('sent', 'submitted')];
const showList = (
  canSubmit: boolean,
  items: readonly AwardProduct[] = ITEMS,
  { isClosed = false, late = [] }: { isClosed?: boolean; late?: readonly string[] } = {},
) =>
  renderView(
    <AwardProducts
      block={BLOCK}
      list={{ award: { ...PRIZE, isClosed }, items, canSubmit, late }}
      now="2027-01-15T12:00:00Z"
    />,
  );
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('AwardProducts', () => {
  it('offers to enter and edit products to a user who may submit entries', () => {
    showList(true);
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        '/registration?pid=new',
        '/profile?tab=products&id=new',
        '/profile?tab=products',
      ]),
    );
  });

  it('offers only the summaries of submitted entries to a viewer', () => {
    showList(false);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(hrefs()).toEqual(['/summary?pid=sent']);
  });

  it.each([
    [true, 'Changed since it was submitted. The jury reads the changes once you submit it again.'],
    [false, 'Changed since it was submitted. The jury reads it as it was submitted.'],
  ])('tells of a submitted entry that has changed, to a user who may submit: %s', (canSubmit, note) => {
    showList(canSubmit, [product('sent', 'submitted'), product('changed', 'submitted', true)]);
    expect(screen.getAllByText('submitted')).toHaveLength(2);
    const notes = screen.getAllByText(/^Changed since/);
    expect(notes.map((each) => each.textContent)).toEqual([note]);
    expect(notes[0]?.closest('li')?.textContent).toContain('changed');
  });

  it('leads from a closed list to entries that can still be submitted, first of all, and to no other draft', () => {
    const changed = product('changed', 'submitted', true);
    showList(true, [...ITEMS, product('late', 'draft'), changed], {
      isClosed: true,
      late: ['late', 'changed'],
    });
    expect(hrefs()).toEqual(['/registration?pid=late', '/registration?pid=changed', '/summary?pid=sent']);
    expect(screen.getAllByText(/^Your saved draft can still be submitted until \d\d:\d\d \(/)).toHaveLength(
      2,
    );
    expect(screen.getByText(/^Changed since/).textContent).toMatch(/once you submit it again\.$/);
  });

  it('moves the focus to the first of the added products, also without links', async () => {
    showList(
      false,
      ['a', 'b', 'c', 'd'].map((id) => product(id, 'new')),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more products' }));
    expect(document.activeElement?.textContent).toContain('d');
  });
});
