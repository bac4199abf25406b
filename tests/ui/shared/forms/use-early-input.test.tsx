// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { useEarlyInput } from '#ui/shared/forms/use-early-input.ts';

interface Values {
  readonly name: string;
  readonly text: string;
  readonly month: string;
  readonly isOn: boolean;
}

const MONTHS = ['1', '6', '12'];
let saved: Values | undefined;

interface Props {
  stored: Values;
  as: 'form' | 'search';
}

function Fields({ stored, as: Box }: Props) {
  const [form, setForm] = useState(stored);
  const change = (part: Partial<Values>) => setForm((before) => ({ ...before, ...part }));
  return (
    <Box>
      <input
        id="name"
        type={Box === 'search' ? 'search' : 'text'}
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <textarea
        id="text"
        value={form.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <select
        id="month"
        value={form.month}
        onChange={(event) => change({ month: event.currentTarget.value })}
      >
        {MONTHS.map((month) => (
          <option key={month}>{month}</option>
        ))}
      </select>
      <input
        id="isOn"
        type="checkbox"
        checked={form.isOn}
        onChange={(event) => change({ isOn: event.currentTarget.checked })}
      />
      <button
        type="button"
        onClick={() => {
          saved = form;
        }}
      >
        Save
      </button>
    </Box>
  );
}

function Page(props: Props) {
  useEarlyInput();
  return <Fields {...props} />;
}

const values = fc.record<Values>({
  name: fc.stringMatching(/^[a-z ]{0,8}$/),
  text: fc.stringMatching(/^[a-z ]{0,8}$/),
  month: fc.constantFrom(...MONTHS),
  isOn: fc.boolean(),
});

const field = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

const FILTERS = ['', 'a', 'b'];
let listed: Readonly<Record<string, string>> = {};

/** A list whose filters act at once, as the address does: a change reads what the last one wrote. */
function Filters({ stored, as: Box }: { stored: Readonly<Record<string, string>>; as: 'search' | 'div' }) {
  const [filter, setFilter] = useState(stored);
  useEarlyInput();
  listed = filter;
  return (
    <Box {...(Box === 'div' && { 'data-filters': true })}>
      {Object.entries(filter).map(([name, value]) => (
        <select
          key={name}
          id={name}
          value={value}
          onChange={({ currentTarget }) =>
            setFilter((before) => ({ ...before, [name]: currentTarget.value }))
          }
        >
          {FILTERS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ))}
    </Box>
  );
}

describe('the filters of a list without a form, changed before the page is hydrated', () => {
  const filters = fc.record({ hall: fc.constantFrom(...FILTERS), type: fc.constantFrom(...FILTERS) });

  it.prop([filters, filters, fc.constantFrom('search', 'div')])(
    'apply as they are shown',
    async (stored, chosen, as) => {
      document.body.innerHTML = `<div id="root">${renderToString(<Filters stored={stored} as={as} />)}</div>`;
      for (const [name, value] of Object.entries(chosen)) field<HTMLSelectElement>(name).value = value;
      const root = await act(async () => hydrateRoot(field('root'), <Filters stored={stored} as={as} />));
      expect(listed).toEqual(chosen);
      for (const [name, value] of Object.entries(chosen))
        expect(field<HTMLSelectElement>(name).value).toBe(value);
      await act(() => root.unmount());
      cleanup();
    },
  );
});

describe('a form or search that is filled before the page is hydrated', () => {
  // React itself resets a text area that was rendered with a text.
  const rendered = values.map((each) => ({ ...each, text: '' }));

  it.prop([rendered, values, fc.constantFrom('form', 'search')])(
    'saves what is shown, whatever was typed and chosen',
    async (stored, given, as) => {
      // Of a search, only the field for its words.
      const typed = as === 'form' ? given : { ...stored, name: given.name };
      document.body.innerHTML = `<div id="root">${renderToString(<Page stored={stored} as={as} />)}</div>`;
      field<HTMLInputElement>('name').value = typed.name;
      field<HTMLTextAreaElement>('text').value = typed.text;
      field<HTMLSelectElement>('month').value = typed.month;
      field<HTMLInputElement>('isOn').checked = typed.isOn;
      const root = await act(async () => hydrateRoot(field('root'), <Page stored={stored} as={as} />));
      await act(() => field('root').querySelector('button')?.click());
      expect(saved).toEqual(typed);
      expect(field<HTMLInputElement>('name').value).toBe(typed.name);
      expect(field<HTMLSelectElement>('month').value).toBe(typed.month);
      await act(() => root.unmount());
      cleanup();
    },
  );
});
