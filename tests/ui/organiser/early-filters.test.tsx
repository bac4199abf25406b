// @vitest-environment jsdom
import { exhibitorParams, exhibitorQueryOf, type WaitingItem } from '@fairdesk/core/organiser';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { ApprovalKinds } from '#ui/organiser/approvals/approval-kinds.tsx';
import { ApprovalsStore } from '#ui/organiser/approvals/approvals-store.ts';
import { ExhibitorFilterMenu } from '#ui/organiser/exhibitors/exhibitor-filter-menu.tsx';
import { useEarlyInput } from '#ui/shared/forms/use-early-input.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { MantineRoot } from '#ui/shared/theme/mantine-root.tsx';

function Page({ children }: { children: ReactNode }) {
  useEarlyInput();
  return (
    <MantineRoot env="test">
      <LabelsProvider language="en" messages={messagesFor('en')}>
        {children}
      </LabelsProvider>
    </MantineRoot>
  );
}

/** Renders a view on the server, lets a user choose in each select that is given, and hydrates it. */
const hydrate = async (view: ReactNode, choices: Readonly<Record<string, string>>): Promise<void> => {
  document.body.innerHTML = `<div>${renderToString(<Page>{view}</Page>)}</div>`;
  for (const label of document.querySelectorAll('label')) {
    const field = label.querySelector('select') ?? document.getElementById(label.htmlFor);
    const choice = choices[label.querySelector('span')?.textContent ?? label.textContent];
    if (field instanceof HTMLSelectElement && choice !== undefined) field.value = choice;
  }
  await act(async () => {
    hydrateRoot(document.body.firstElementChild ?? expect.fail(), <Page>{view}</Page>);
  });
};

afterEach(() => window.history.replaceState(null, '', '/'));

const waiting = (kind: WaitingItem['kind']): WaitingItem => ({
  ...{ kind, id: kind, version: '1', title: kind, company: 'Mill', participation: 'p-1', isNew: true },
  since: '2027-01-01T00:00:00.000Z',
});

it('limits the approvals to the kind that was chosen before the page was hydrated', async () => {
  const items = [waiting('product'), waiting('news')];
  const calls = {} as ConstructorParameters<typeof ApprovalsStore>[1];
  const store = new ApprovalsStore({ isRequired: true, total: 2, items }, calls);
  await hydrate(<ApprovalKinds store={store} />, { Kind: 'news' });
  expect(store.items).toEqual([waiting('news')]);
});

it('applies every filter of the exhibitors that was chosen before the page was hydrated', async () => {
  const choices = { types: ['EXHIBITOR', 'PARTNER'], halls: ['8', '9'], categories: [], tasks: [] };
  const onChange = (query: ReturnType<typeof exhibitorQueryOf>) =>
    window.history.pushState(null, '', `?${new URLSearchParams(exhibitorParams(query))}`);
  const menu = (
    <search>
      <ExhibitorFilterMenu query={exhibitorQueryOf({})} choices={choices} onChange={onChange} />
    </search>
  );
  await hydrate(menu, { Hall: '9', Type: 'PARTNER' });
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    hall: '9',
    type: 'PARTNER',
  });
});
