// @vitest-environment jsdom
import type { FairOverview } from '@fairdesk/core/organiser';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OverviewScreen } from '#ui/organiser/overview-screen.tsx';
import { messagesFor } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';

const show = (all: number) => {
  const overview: FairOverview = {
    counts: { all, late: 0, neverSignedIn: 0, notInvited: 0, incomplete: 0 },
    tasks: [],
    inReview: 0,
    mail: { waiting: 0, failed: 0, unsure: 0 },
    completion: [],
  };
  render(
    <OverviewScreen
      overview={overview}
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

  it('says that nothing is left to do for the exhibitors there are', () => {
    show(1);
    expect(screen.getByText('Every exhibitor has been invited.')).toBeTruthy();
  });
});
