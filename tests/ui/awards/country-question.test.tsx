// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { askFor, IN_TIME, memoryDesk, stepOf } from '#tests/support/worlds/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { QuestionField } from '#ui/awards/question-field.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { MantineRoot } from '#ui/shared/theme/mantine-root.tsx';
import { choice, opened, storage, storeFor } from './questionnaire-desk.ts';

const COUNTRY = askFor('country', 'DropdownQuestion', {
  isCountryList: true,
  options: ['NL', 'HK'].map((name) => ({ name, text: name })),
});

describe('a question for a country', () => {
  it('names countries in the browser only, whose names differ from those of the server', async () => {
    const steps = [stepOf('one', [COUNTRY])];
    const desk = memoryDesk(IN_TIME, steps);
    const store = storeFor(desk, await opened(desk), storage(), steps);
    store.enter(COUNTRY, choice('NL'));
    const view = <QuestionField question={COUNTRY} store={store} />;
    const page = renderToStaticMarkup(
      <MantineRoot env="test">
        <LabelsProvider language="en" messages={messagesFor('en')}>
          {view}
        </LabelsProvider>
      </MantineRoot>,
    );
    expect(page).not.toContain('Netherlands');
    renderView(view);
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text).toBe('Netherlands');
  });
});
