// @vitest-environment jsdom
import type { FairOverview, FairStep, OverviewTask } from '@fairdesk/core/organiser';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OverviewScreen } from '#ui/organiser/overview/overview-screen.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const NONE = { late: 0, neverSignedIn: 0, notInvited: 0, notPublic: 0, incomplete: 0 };
const TASK: OverviewTask = {
  ...{ code: 'drawing', title: 'Drawing', category: '', required: true, due: '2028-01-12T12:00:00Z' },
  ...{ done: 0, doneLate: 0, open: 0, late: 0 },
};

const show = (
  all: number,
  steps: readonly FairStep[] = [],
  { counts = {}, tasks = [] }: { counts?: Partial<FairOverview['counts']>; tasks?: OverviewTask[] } = {},
) => {
  const overview: FairOverview = {
    counts: { ...NONE, ...counts, all },
    tasks,
    inReview: 0,
    mail: { waiting: 0, failed: 0, unsure: 0 },
    completion: [],
  };
  render(
    <OverviewScreen
      overview={overview}
      steps={steps}
      labels={labelsOf('en', messagesFor('en'))}
      now="2027-11-20T12:00:00Z"
      timeZone="UTC"
      to={(path) => `/organiser/aqua/${path}`}
    />,
  );
};

describe('the overview', () => {
  afterEach(cleanup);

  it('says nothing of exhibitors before there are any, and leads to where they and tasks are added', () => {
    show(0);
    expect(screen.queryByText(/has been invited|has signed in|is late|nearly complete/)).toBeNull();
    expect(screen.getByRole('link', { name: 'There are no exhibitors yet.' }).getAttribute('href')).toBe(
      '/organiser/aqua/exhibitors',
    );
    expect(screen.getByRole('link', { name: 'No task is defined yet.' }).getAttribute('href')).toBe(
      '/organiser/aqua/tasks',
    );
  });

  it('leads a new fair to each step, in order, and says what it is for', () => {
    show(0, ['exhibitors', 'tasks', 'website', 'publish']);
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('link').getAttribute('href'))).toEqual([
      '/organiser/aqua/exhibitors',
      '/organiser/aqua/tasks',
      '/organiser/aqua/pages',
      '/organiser/aqua/settings',
    ]);
    for (const step of steps) expect(within(step).getByText(/\.$/)).toBeTruthy();
  });

  it('has no steps at a fair that needs none', () => {
    show(1);
    expect(screen.queryByRole('heading', { name: 'Next steps' })).toBeNull();
  });

  it('says that nothing is left to do for the exhibitors there are', () => {
    show(1, [], { tasks: [TASK] });
    for (const text of [
      'No exhibitor is late with a required task.',
      'Everyone who was invited has signed in.',
      'Every exhibitor has been invited.',
      'Every public profile is nearly complete.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('praises no invitations, tasks or public profiles that do not exist, and leads to the hidden ones', () => {
    const optional = { ...TASK, required: false };
    show(4, [], { counts: { notInvited: 4, notPublic: 4 }, tasks: [optional] });
    expect(screen.queryByText(/is late|has signed in|nearly complete/)).toBeNull();
    const links = ['4 exhibitors have not been invited yet.', '4 exhibitors are hidden from visitors.'];
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/organiser/aqua/exhibitors?invited=no',
      '/organiser/aqua/exhibitors?public=no',
    ]);
  });
});
