// @vitest-environment jsdom

import type { Participation } from '@fairdesk/core/events';
import { eventIdOf, type Failure, participationIdOf } from '@fairdesk/core/shared';
import { anyParticipation, oneOf } from '@fairdesk/core/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync } from 'neverthrow';
import { describe, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ParticipationChooser } from '#ui/events/participation-chooser.tsx';
import { ValidationPage } from '#ui/events/validation-page.tsx';

const THROTTLED: Failure = { kind: 'throttled', retryAfterSeconds: 90 };
const TEXT = 'Too many attempts. Please try again in 2 minutes.';

const companies = ['Noria', 'Caudal'].map((name): Participation => {
  const company = oneOf(anyParticipation());
  return { ...company, id: participationIdOf(name) ?? company.id, name };
});

describe('a choice that is refused for a while', () => {
  it.each(['choice', 'list'] as const)('names the wait: %s of companies', async (what) => {
    renderView(
      <ParticipationChooser
        block={{ kind: 'participation-chooser', uid: 'b-1', title: 'Companies', subTitle: '' }}
        event={eventIdOf('101') ?? oneOf(anyParticipation()).event}
        page={{ items: companies, total: 30, hasNext: true }}
      />,
      { chooseParticipation: () => errAsync(THROTTLED), listParticipations: () => errAsync(THROTTLED) },
    );
    const button = what === 'choice' ? /Noria/ : /Show more|more/i;
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByText(TEXT);
  });

  it('names the wait: the only company', async () => {
    renderView(<ValidationPage select={oneOf(anyParticipation()).id} to="/tasks" events="/" />, {
      chooseParticipation: () => errAsync(THROTTLED),
    });
    await screen.findByText(TEXT);
  });
});
