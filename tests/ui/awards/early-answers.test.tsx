// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { askFor, IN_TIME, memoryDesk, stepOf } from '#tests/support/worlds/award-desk.ts';
import type { QuestionnaireStore } from '#ui/awards/questionnaire-store.ts';
import { StepView } from '#ui/awards/step-view.tsx';
import { useEarlyInput } from '#ui/shared/forms/use-early-input.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { MantineRoot } from '#ui/shared/theme/mantine-root.tsx';
import { choice, opened, storage, storeFor, text } from './questionnaire-desk.ts';

const NAMES = ['a', 'b', 'c'];
const options = NAMES.map((name) => ({ name, text: name }));
const QUESTIONS = [
  askFor('line', 'TextQuestion'),
  askFor('lines', 'TextQuestion', { flavour: 'multiline' }),
  askFor('list', 'DropdownQuestion', { options }),
  askFor('one', 'RadiobuttonQuestion', { options }),
  askFor('some', 'CheckboxQuestion', { options }),
];
const STEP = stepOf('one', QUESTIONS);

interface Answers {
  readonly line: string;
  readonly lines: string;
  readonly list: string;
  readonly one: string;
  readonly some: readonly string[];
}

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  line: fc.stringMatching(/^[a-z ]{0,8}$/),
  lines: fc.stringMatching(/^[a-z ]{0,8}$/),
  list: fc.constantFrom(...NAMES),
  one: fc.constantFrom(...NAMES),
  some: fc.subarray(NAMES),
});

/** React itself resets a text area that was rendered with a text. */
const stored = anyAnswers.map((answers) => ({ ...answers, lines: '' }));

const storeWith = async ({ line, lines, list, one, some }: Answers): Promise<QuestionnaireStore> => {
  const desk = memoryDesk(IN_TIME, [STEP]);
  const store = storeFor(desk, await opened(desk), storage(), [STEP]);
  const entries = [text(line), text(lines), choice(list), choice(one), choice(...some)];
  for (const [place, entry] of entries.entries()) store.answers.enter(QUESTIONS[place]?.name ?? '', entry);
  return store;
};

function Page({ children }: { children: ReactNode }) {
  useEarlyInput();
  return children;
}

const pageOf = (store: QuestionnaireStore) => (
  <MantineRoot env="test">
    <LabelsProvider language="en" messages={messagesFor('en')}>
      <Page>
        <StepView step={STEP} store={store} />
      </Page>
    </LabelsProvider>
  </MantineRoot>
);

const fieldsOf = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];

const fill = ({ line, lines, list, one, some }: Answers): void => {
  for (const [name, value] of Object.entries({ line, lines, list }))
    for (const field of fieldsOf(name)) field.value = value;
  for (const field of fieldsOf('one')) if (field.value === one) field.checked = true;
  for (const field of fieldsOf('some')) field.checked = some.includes(field.value);
};

const entriesOf = (store: QuestionnaireStore): unknown =>
  Object.fromEntries(
    [...store.answers.entries].map(([name, entry]) => [
      name,
      entry.kind === 'choice' ? entry.names.toSorted() : entry,
    ]),
  );

describe('a step that is filled in before the page is hydrated', () => {
  it.prop([stored, anyAnswers], { numRuns: 60 })(
    'has the answers that it shows, whatever they replace',
    async (before, given) => {
      window.scrollTo = () => {};
      const store = await storeWith(before);
      document.body.innerHTML = `<div id="root">${renderToString(pageOf(store))}</div>`;
      fill(given);
      const container = document.getElementById('root') ?? document.body;
      const root = await act(async () => hydrateRoot(container, pageOf(store)));
      expect(entriesOf(store)).toEqual(entriesOf(await storeWith(given)));
      await act(() => root.unmount());
    },
  );
});
