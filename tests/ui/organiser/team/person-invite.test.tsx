// @vitest-environment jsdom
import { COMPANY_ROLES, type ExhibitorPerson } from '@fairdesk/core/organiser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ExhibitorPeople } from '#ui/organiser/exhibitors/exhibitor-people.tsx';
import { PersonInvite } from '#ui/organiser/team/person-invite.tsx';

const person = (name: string): ExhibitorPerson => ({
  ...{ email: `${name}@kas.example`, name, role: 'editor', isMember: true, hasAccount: true },
});
const field = () => screen.getByRole('textbox', { name: 'E-mail' });
const invite = () => screen.getByRole('button', { name: 'Invite person' });

/** The people of an exhibitor, of whom each can lose access. */
function People() {
  const [people, setPeople] = useState([person('ada'), person('bo')]);
  return (
    <ExhibitorPeople
      people={people}
      timeZone="UTC"
      onChange={async (change) => {
        if (change.kind === 'revoke') setPeople(people.filter(({ email }) => email !== change.email));
        return true;
      }}
    />
  );
}

/** The form, whose invitations wait for the returned function. */
const showInvite = () => {
  const settled = Promise.withResolvers<boolean>();
  renderView(
    <PersonInvite
      roles={COMPANY_ROLES}
      textOf={(role) => role}
      start="editor"
      onInvite={() => settled.promise}
    />,
  );
  fireEvent.change(field(), { target: { value: 'cas@kas.example' } });
  fireEvent.click(invite());
  return settled.resolve;
};

describe('the role of a person', () => {
  it('changes only once it is confirmed, whatever role is chosen', async () => {
    const changes: object[] = [];
    renderView(
      <ExhibitorPeople
        people={[person('ada')]}
        timeZone="UTC"
        onChange={async (change) => {
          changes.push(change);
          return true;
        }}
      />,
    );
    const user = userEvent.setup();
    const list = screen.getByRole('combobox', { name: 'Role of ada@kas.example' });
    for (const role of COMPANY_ROLES.filter((each) => each !== 'editor')) {
      await user.selectOptions(list, role);
      expect(changes).toEqual([]);
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(/^Editor → /)).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    }
    await user.selectOptions(list, 'viewer');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change role' }));
    expect(changes).toEqual([{ kind: 'role', email: 'ada@kas.example', from: 'editor', role: 'viewer' }]);
  });
});

describe('inviting a person', () => {
  it('keeps a half-typed address when the access of another person ends', async () => {
    const user = userEvent.setup();
    renderView(<People />);
    fireEvent.change(field(), { target: { value: 'ca' } });
    const [first] = screen.getAllByRole('button', { name: 'End access' });
    if (first) await user.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'End access' }));
    await waitFor(() => expect(screen.queryByText('ada')).toBeNull());
    expect(field()).toHaveProperty('value', 'ca');
  });

  it.each([
    [true, ''],
    [false, 'cas@kas.example'],
  ])('clears the address only once the person is invited: %s', async (isInvited, left) => {
    const settle = showInvite();
    settle(isInvited);
    await waitFor(() => expect(invite().getAttribute('aria-busy')).toBeNull());
    await waitFor(() => expect(field()).toHaveProperty('value', left));
  });

  it('keeps the next address, typed before the person is invited', async () => {
    const settle = showInvite();
    fireEvent.change(field(), { target: { value: 'dee@kas.example' } });
    settle(true);
    await waitFor(() => expect(invite().getAttribute('aria-busy')).toBeNull());
    expect(field()).toHaveProperty('value', 'dee@kas.example');
  });
});
