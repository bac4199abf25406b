// @vitest-environment jsdom
import type { MenuItem } from '@fairdesk/core/navigation';
import { VISIBLE_TO_ALL } from '@fairdesk/core/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MenuList } from '#ui/navigation/menu-list.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const item = (title: string, more: Partial<MenuItem> = {}): MenuItem => ({
  ...VISIBLE_TO_ALL,
  ...{ title, text: '', href: `/${title}`, target: '', icon: '', isCallToAction: false, children: [] },
  ...more,
});

it.each([
  ['Buy now', 'Buy now'],
  ['', 'Tickets'],
])('a call to action with the link text "%s" is a link named %s', (text, name) => {
  const action = item('Tickets', { text, isCallToAction: true });
  const menu = [item('Visit', { href: '', children: [action] })];
  render(<MenuList items={menu} path="/" labels={labelsOf('en', messagesFor('en'))} name="menu" />);
  expect(screen.getByRole('link', { name, hidden: true }).getAttribute('href')).toBe('/Tickets');
});

it('links a heading that has an address, and marks it on its own page', () => {
  const halls = item('Halls', { children: [item('Hall 8')] });
  const menu = [item('Visit', { href: '', children: [halls] })];
  render(<MenuList items={menu} path="/Halls" labels={labelsOf('en', messagesFor('en'))} name="menu" />);
  const link = screen.getByRole('link', { name: 'Halls' });
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['/Halls', 'page']);
});
