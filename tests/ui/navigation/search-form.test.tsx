// @vitest-environment jsdom
import { SEARCH_QUERY_FUNCTION } from '@fairdesk/core/navigation';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SearchForm } from '#ui/navigation/search-form.tsx';
import { defineElements } from '#ui/page/elements/index.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

defineElements();

const queries: string[] = [];
const input = () => screen.getByPlaceholderText<HTMLInputElement>('Search...');
const form = () => input().form as HTMLFormElement;

const submit = (text: string) => {
  fireEvent.change(input(), { target: { value: text } });
  form().addEventListener('submit', (event) => event.preventDefault(), { once: true });
  fireEvent.submit(form());
};

beforeEach(() => {
  queries.length = 0;
  render(<SearchForm action="/nl/aqua/find" labels={labelsOf('en', messagesFor('en'))} />);
});

afterEach(() => {
  Reflect.deleteProperty(window, SEARCH_QUERY_FUNCTION);
});

it('is sent by GET, as q, to the search page of the site', () => {
  expect(form().getAttribute('action')).toBe('/nl/aqua/find');
  expect(form().method).toBe('get');
  expect(input().name).toBe('q');
});

it('calls the function of the page before it is sent, if there is one and the text is not empty', () => {
  submit('pumps');
  Reflect.set(window, SEARCH_QUERY_FUNCTION, (text: string) => queries.push(text));
  submit('');
  submit('pumps');
  expect(queries).toEqual(['pumps']);
});
