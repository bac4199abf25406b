// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '#ui/shared/button.tsx';

afterEach(cleanup);

it.each([
  ['while it is busy', { busy: true }],
  ['with nothing to do', { idle: true }],
])('keeps its focus %s, and does nothing', (_, state) => {
  let done = 0;
  const submitted = (event: React.FormEvent) => {
    event.preventDefault();
    done += 1;
  };
  const form = (props: object) => (
    <form onSubmit={submitted}>
      <Button type="submit" onClick={() => (done += 1)} {...props}>
        Publish
      </Button>
    </form>
  );
  const { rerender } = render(form({}));
  const button = screen.getByRole('button');
  button.focus();
  rerender(form(state));
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(done).toBe(0);
  rerender(form({}));
  fireEvent.click(button);
  expect(done).toBe(2);
});
