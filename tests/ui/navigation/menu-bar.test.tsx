// @vitest-environment jsdom
import { DROPDOWN_CLOSE_MS } from '@fairdesk/core/navigation';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MenuBar } from '#ui/navigation/menu-bar.tsx';
import { defineElements } from '#ui/page/elements/index.ts';

const entry = (title: string, panel: boolean) => ({
  id: title.toLowerCase(),
  title,
  href: `/${title.toLowerCase()}`,
  target: '',
  current: undefined,
  ...(panel && { panel: <a href="#inside">{`${title} inside`}</a> }),
});

defineElements();

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MenuBar
      name="Main"
      chevron="v"
      entries={[entry('Visit', true), entry('News', false), entry('Stand', true)]}
    />,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const trigger = (title: string) => screen.getByRole('button', { name: new RegExp(title) });
const itemOf = (title: string) => trigger(title).closest('li') as HTMLElement;
const enter = (title: string) => fireEvent.pointerEnter(itemOf(title), { pointerType: 'mouse' });
const leave = (title: string) => fireEvent.pointerLeave(itemOf(title), { pointerType: 'mouse' });
const open = () =>
  ['Visit', 'Stand'].filter((title) => trigger(title).getAttribute('aria-expanded') === 'true');
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

it('opens on hover, and closes 140 ms after the pointer has left', () => {
  enter('Visit');
  expect(open()).toEqual(['Visit']);
  leave('Visit');
  pass(DROPDOWN_CLOSE_MS - 1);
  expect(open()).toEqual(['Visit']);
  pass(1);
  expect(open()).toEqual([]);
});

it('stays open when the pointer comes back in time', () => {
  enter('Visit');
  leave('Visit');
  pass(DROPDOWN_CLOSE_MS - 1);
  enter('Visit');
  pass(10 * DROPDOWN_CLOSE_MS);
  expect(open()).toEqual(['Visit']);
});

it('restarts the 140 ms each time the pointer leaves', () => {
  enter('Visit');
  leave('Visit');
  pass(100);
  enter('Visit');
  leave('Visit');
  pass(DROPDOWN_CLOSE_MS - 1);
  expect(open()).toEqual(['Visit']);
  pass(1);
  expect(open()).toEqual([]);
});

it('has one item open at a time', () => {
  enter('Visit');
  leave('Visit');
  enter('Stand');
  expect(open()).toEqual(['Stand']);
  pass(10 * DROPDOWN_CLOSE_MS);
  expect(open()).toEqual(['Stand']);
});

it('opens on focus, stays open while focus is inside, and closes after it leaves', () => {
  act(() => trigger('Visit').focus());
  expect(open()).toEqual(['Visit']);
  act(() => screen.getByText('Visit inside').focus());
  pass(10 * DROPDOWN_CLOSE_MS);
  expect(open()).toEqual(['Visit']);
  act(() => screen.getByText('News').focus());
  pass(DROPDOWN_CLOSE_MS);
  expect(open()).toEqual([]);
});

it('is dismissed by Escape, with the focus back on its button', () => {
  act(() => trigger('Visit').focus());
  act(() => screen.getByText('Visit inside').focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(open()).toEqual([]);
  expect(document.activeElement).toBe(trigger('Visit'));
});

it('is dismissed by Escape while only the pointer is on it', () => {
  enter('Visit');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(open()).toEqual([]);
});

it('toggles with a key on its button, and with a tap', () => {
  act(() => trigger('Visit').focus());
  fireEvent.click(trigger('Visit'), { detail: 0 });
  expect(open()).toEqual([]);
  fireEvent.click(trigger('Visit'), { detail: 0 });
  expect(open()).toEqual(['Visit']);
  const tap = (title: string) => {
    fireEvent.pointerDown(trigger(title), { pointerType: 'touch' });
    act(() => trigger(title).focus());
    fireEvent.click(trigger(title), { detail: 1 });
  };
  tap('Stand');
  expect(open()).toEqual(['Stand']);
  tap('Stand');
  expect(open()).toEqual([]);
});

it('stays open while keyboard focus is inside, wherever the pointer goes', () => {
  enter('Visit');
  act(() => screen.getByText('Visit inside').focus());
  leave('Visit');
  pass(10 * DROPDOWN_CLOSE_MS);
  expect(open()).toEqual(['Visit']);
});

it('closes on a touch outside, but not inside', () => {
  fireEvent.pointerDown(trigger('Visit'), { pointerType: 'touch' });
  fireEvent.click(trigger('Visit'), { detail: 1 });
  fireEvent.pointerDown(screen.getByText('Visit inside'), { pointerType: 'touch' });
  expect(open()).toEqual(['Visit']);
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(open()).toEqual([]);
});

it('closes after a link in it is followed', () => {
  enter('Visit');
  fireEvent.click(screen.getByText('Visit inside'));
  expect(open()).toEqual([]);
});
