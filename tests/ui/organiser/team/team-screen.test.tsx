// @vitest-environment jsdom
import type { TeamChange, TeamMember } from '@fairdesk/core/organiser';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { TeamScreen } from '#ui/organiser/team/team-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';

const member = (name: string, role: TeamMember['role']): TeamMember => ({
  ...{ email: `${name}@fair.example`, name, role, isMember: true },
});

const changes: TeamChange[] = [];
beforeEach(() => {
  changes.length = 0;
  const changeTeam = (team: readonly TeamMember[], change: TeamChange) => {
    changes.push(change);
    return change.kind === 'remove' ? errAsync({ kind: 'not-found', what: change.email }) : okAsync(team);
  };
  renderView(
    <OrganiserProvider value={{ changeTeam } as unknown as OrganiserUseCases}>
      <TeamScreen
        team={[member('ada', 'admin'), member('bo', 'admin'), member('cas', 'staff')]}
        timeZone="UTC"
      />
    </OrganiserProvider>,
  );
});

const chooseRole = async (role: string) => {
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of cas@fair.example' }), role);
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

describe('the role of an organiser', () => {
  it('changes only once the administrator read what the role can do', async () => {
    const { user, dialog } = await chooseRole('admin');
    expect(changes).toEqual([]);
    expect(dialog.getByText(/^Administrator: Everything, /)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(changes).toEqual([{ kind: 'role', email: 'cas@fair.example', from: 'staff', role: 'admin' }]);
  });

  it('stays when the administrator cancels', async () => {
    const { user, dialog } = await chooseRole('site-editor');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(changes).toEqual([]);
    const field = screen.getByRole('combobox', { name: 'Role of cas@fair.example' });
    expect(field).toHaveProperty('value', 'staff');
  });
});

it('says that the team has changed when the person has left it meanwhile', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'End access: cas@fair.example' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End access' }));
  expect(await screen.findByText(/^The team has been changed in the meantime\./)).toBeTruthy();
});
