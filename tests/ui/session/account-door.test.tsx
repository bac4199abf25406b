// @vitest-environment jsdom
import { EMPTY_NAVIGATION } from '@fairdesk/core/page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plainData } from '#tests/ui/page/render-page.tsx';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import type { PortalUser } from '#ui/navigation/frame-data.ts';
import { AccountDoor } from '#ui/session/account-door.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const DATA = { ...plainData, texts: messagesFor('en') };
const USER = { name: 'Ada', email: 'ada@noria.example' };

const show = (user?: PortalUser) =>
  renderView(
    <AccountDoor data={DATA} navigation={EMPTY_NAVIGATION} user={user}>
      <main />
    </AccountDoor>,
  );

const fairs = () => screen.queryByRole('link', { name: 'My fairs', hidden: true });

it('has the account menu with a way back to the fairs', () => {
  show({ ...USER, hasFairs: true });
  expect(screen.getByRole('button', { name: 'Account' })).toBeDefined();
  expect(fairs()?.getAttribute('href')).toBe(DATA.addresses.events);
});

it('offers visitors no fairs, and has no menu when signed out', () => {
  const { unmount } = show({ ...USER, hasFairs: false });
  expect(screen.getByRole('button', { name: 'Account' })).toBeDefined();
  expect(fairs()).toBeNull();
  unmount();
  show();
  expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
});
