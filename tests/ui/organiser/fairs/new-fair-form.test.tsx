// @vitest-environment jsdom
import { eventIdOf, type Failure } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, describe, expect, it } from 'vitest';
import { NewFairForm } from '#ui/organiser/fairs/new-fair-form.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

const EVENT = eventIdOf('101') ?? expect.fail('an event');
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const FAILURE: Failure = { kind: 'unavailable', request: 'logo' };

let visited: string[] = [];
let sent: string[] = [];
beforeEach(() => {
  [visited, sent] = [[], []];
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

const open = (isLogoSaved: boolean) => {
  const departure = { go: (path: string) => visited.push(path), ask: () => {}, guard: () => () => {} };
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <UseCasesProvider value={{ departure } as unknown as UseCases}>
          <NewFairForm
            language="en"
            email="olga@fair.example"
            createFair={(form) => {
              sent.push(`fair ${form.slug} ${Object.hasOwn(form, 'file')}`);
              return okAsync({ event: EVENT, slug: form.slug });
            }}
            saveFairLogo={(event, { name }) => {
              sent.push(`logo ${event} ${name}`);
              return isLogoSaved
                ? okAsync({ logo: '/files/a', favicon: '', socialImage: '' })
                : errAsync(FAILURE);
            }}
          />
        </UseCasesProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
  for (const [label, value] of [
    [/^Name/, 'Aqua 2028'],
    [/^First day/, '2028-01-26'],
    [/^Last day/, '2028-01-28'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const choose = async (name: string) => {
  const file = new File([PNG], name, { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/^Logo/), { target: { files: [file] } });
  await screen.findByRole('button', { name: new RegExp(`Remove.*${name}`) });
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create fair' }));

describe('the form of a new fair', () => {
  it('creates a fair without a logo', async () => {
    open(true);
    submit();
    await waitFor(() => expect(visited).toEqual(['/organiser/aqua-2028']));
    expect(sent).toEqual(['fair aqua-2028 false']);
  });

  it('saves the logo of the fair after creating it', async () => {
    open(true);
    await choose('logo.png');
    submit();
    await waitFor(() => expect(visited).toEqual(['/organiser/aqua-2028']));
    expect(sent).toEqual(['fair aqua-2028 false', 'logo 101 logo.png']);
  });

  it('tells that the fair exists when only its logo failed, and where to choose it again', async () => {
    open(false);
    await choose('logo.png');
    submit();
    const link = await screen.findByRole('link', { name: 'Open the settings of the website' });
    expect(link.getAttribute('href')).toBe('/organiser/aqua-2028/settings/website');
    expect(screen.queryByRole('button', { name: 'Create fair' })).toBeNull();
    expect(visited).toEqual([]);
  });
});
