// @vitest-environment jsdom
import { type AwardPlan, type ListedAward, NEW_AWARD } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, expect, it } from 'vitest';
import { AwardPlanScreen } from '#ui/organiser/awards/award-plan-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const titles = { ...NEW_AWARD.titles, nl: 'Pompprijs' };
const AWARD: ListedAward = { ...NEW_AWARD, code: 'pump', version: '1', titles, entries: 2, answers: 1 };
const planOf = (...awards: readonly ListedAward[]): AwardPlan => ({
  ...{ awards, timeZone: 'Europe/Amsterdam', types: [], categories: [] },
});

let stored: AwardPlan;
let failure: Failure | undefined;
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  stored = planOf(AWARD);
  failure = undefined;
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

const open = () => {
  const organiser = {
    planAwards: () => okAsync(stored),
    removeAward: ({ code, version, entries }: ListedAward) => {
      sent.push([code, version, entries]);
      return failure ? errAsync(failure) : okAsync(planOf());
    },
  } as unknown as OrganiserUseCases;
  render(
    <MantineProvider>
      <LabelsProvider language="nl" messages={messagesFor('nl')}>
        <OrganiserProvider value={organiser}>
          <AwardPlanScreen plan={stored} entries="/awards" questionnaire={undefined} tabs={null} />
        </OrganiserProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Prijs verwijderen: “Pompprijs”' }));
};
const confirm = async () => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Prijs verwijderen' }));
};

it('names the entries and answers that are lost, and deletes what was seen', async () => {
  open();
  expect(await screen.findByText(/^2 inschrijvingen met 1 antwoord en/)).toBeTruthy();
  await confirm();
  expect(await screen.findByText('Deze beurs heeft nog geen prijs.')).toBeTruthy();
  expect(sent).toEqual([['pump', '1', 2]]);
});

it('shows new figures when an entry was added in the meantime, and deletes after another look', async () => {
  open();
  failure = { kind: 'conflict', what: 'award' };
  stored = planOf({ ...AWARD, version: '2', entries: 3, answers: 4 });
  await confirm();
  expect(await screen.findByText(/^3 inschrijvingen met 4 antwoorden en/)).toBeTruthy();
  expect(screen.getByText(/^De prijs of de inschrijvingen zijn gewijzigd/)).toBeTruthy();
  failure = undefined;
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['pump', '1', 2],
    ['pump', '2', 3],
  ]);
});

it('counts an award that another organiser deleted as deleted, and keeps the dialog after a failure', async () => {
  open();
  failure = { kind: 'unavailable', request: 'POST awards/remove' };
  await confirm();
  expect(await screen.findByText('De prijs kon niet worden verwijderd. Er is niets gewijzigd.')).toBeTruthy();
  failure = { kind: 'not-found', what: 'award' };
  stored = planOf();
  await confirm();
  expect(await screen.findByText('Deze beurs heeft nog geen prijs.')).toBeTruthy();
});
