// @vitest-environment jsdom
import type { ExhibitorDetails, ExhibitorPerson, TeamMember } from '@fairdesk/core/organiser';
import { participationIdOf } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { okAsync, ResultAsync } from 'neverthrow';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ExhibitorParts } from '#ui/organiser/exhibitors/exhibitor-parts.tsx';
import { ExhibitorPeople } from '#ui/organiser/exhibitors/exhibitor-people.tsx';
import { ExhibitorRow } from '#ui/organiser/exhibitors/exhibitor-row.tsx';
import { TeamScreen } from '#ui/organiser/team/team-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(cleanup);

const show = (body: ReactNode, organiser: Partial<OrganiserUseCases> = {}) =>
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <OrganiserProvider value={organiser as OrganiserUseCases}>{body}</OrganiserProvider>
      </LabelsProvider>
    </MantineProvider>,
  );

/** 21 November at the fair, 20 November in UTC. */
const EVENING = '2026-11-20T20:00:00.000Z';
const TONGA = 'Pacific/Tongatapu';
const id = participationIdOf('p1') ?? expect.fail('No id');
const PERSON: ExhibitorPerson = {
  ...{ email: 'ada@kas.example', name: 'Ada', role: 'editor', isMember: true, hasAccount: true },
};
const ROW: ExhibitorDetails['row'] = {
  ...{ id, name: 'Kas', type: 'A', stands: [], lateTasks: 0, completeness: 50, people: 1 },
  ...{ isPublic: true, isCancelled: false, isInvited: true },
};

describe('the day of a sign-in or an invitation', () => {
  it('is the day at the fair for the people of an exhibitor', () => {
    const people = [
      { ...PERSON, lastSignIn: EVENING },
      { ...PERSON, email: 'bo@kas.example', invited: EVENING },
    ];
    show(<ExhibitorPeople people={people} timeZone={TONGA} onChange={async () => true} />);
    expect(screen.getAllByText(/21 November 2026/)).toHaveLength(2);
  });

  it('is the day at the fair for the team', () => {
    const member: TeamMember = { email: 'a@fair.example', name: '', role: 'staff', isMember: true };
    const team = [
      { ...member, lastSignIn: EVENING },
      { ...member, email: 'b@fair.example', isMember: false, invited: EVENING },
    ];
    show(<TeamScreen team={team} timeZone={TONGA} />);
    expect(screen.getAllByText(/21 November 2026/)).toHaveLength(2);
  });

  it('is counted in days at the fair in the list of exhibitors', () => {
    const row = (
      <ExhibitorRow
        row={{ ...ROW, lastSignIn: EVENING }}
        {...{ place: 0, href: '/p1', isSelected: false, isCurrent: false, isOpened: false }}
        columns={['sign-in']}
        now="2026-11-21T08:00:00.000Z"
        timeZone={TONGA}
        {...{ onToggle: () => {}, onFocus: () => {}, onOpen: () => false }}
      />
    );
    show(
      <table>
        <tbody>{row}</tbody>
      </table>,
    );
    expect(screen.getByText('Today')).toHaveProperty('title', '21 November 2026');
  });
});

it('shows an exhibitor as the latest request found it, whatever order the answers arrive in', async () => {
  const detailsWith = (slug: string): ExhibitorDetails => ({
    ...{ row: ROW, slug, people: [], stands: [], messages: [], missing: [] },
    tasks: ['drawing', 'power'].map((code) => ({
      ...{ code, title: code, required: true, due: EVENING, isLate: false, isCompleted: false },
    })),
  });
  const answers: ((details: ExhibitorDetails) => void)[] = [];
  const organiser: Partial<OrganiserUseCases> = {
    changeExhibitor: () => okAsync(undefined),
    readExhibitor: () =>
      ResultAsync.fromSafePromise(new Promise<ExhibitorDetails>((resolve) => answers.push(resolve))),
  };
  const received: string[] = [];
  show(
    <ExhibitorParts
      details={detailsWith('')}
      timeZone={TONGA}
      onChanged={({ slug }) => received.push(slug)}
    />,
    organiser,
  );
  for (const task of ['drawing', 'power'])
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(task) })));
  await act(async () => answers[1]?.(detailsWith('second')));
  await act(async () => answers[0]?.(detailsWith('first')));
  expect(received).toEqual(['second']);
});
