// @vitest-environment jsdom
import type { FairForm, FairSettings } from '@fairdesk/core/organiser';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, expect, it } from 'vitest';
import { FairScreen } from '#ui/organiser/fair-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/labels.tsx';
import { messagesFor } from '#ui/shared/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

const FAIR: FairSettings = {
  ...{ version: '1', state: 'published', name: 'Aqua 2027', city: '', venue: '', floorPlanUrl: '' },
  ...{ startDate: '2027-01-26', startTime: '', endDate: '2027-01-28', endTime: '', publicEndDate: '' },
  // Longer than the form allows, as an import may have it.
  ...{ timeZone: 'Europe/Amsterdam', contactEmail: '', slug: 'a'.repeat(70) },
};
const TAKEN = { path: 'slug', code: 'fair-slug-taken' };

const sent: unknown[] = [];
const departures: string[] = [];
beforeEach(() => {
  sent.length = 0;
  departures.length = 0;
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  const organiser = {
    saveFair: (form: FairForm, stored: object) => {
      sent.push([form.slug, form.city, stored]);
      return form.slug === 'taken'
        ? errAsync({ kind: 'rejected', reason: 'fields-not-accepted', fields: [TAKEN] })
        : okAsync({ ...FAIR, ...form, version: '2' });
    },
  } as unknown as OrganiserUseCases;
  const departure = { go: (href: string) => departures.push(href), ask: () => {}, guard: () => () => {} };
  render(
    <MantineProvider>
      <LabelsProvider language="tr" messages={messagesFor('tr')}>
        <UseCasesProvider value={{ departure } as unknown as UseCases}>
          <OrganiserProvider value={organiser}>
            <FairScreen fair={FAIR} />
          </OrganiserProvider>
        </UseCasesProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
});

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Fuarı kaydet' }));

it('opens the settings at their new address once the address is saved', async () => {
  fill(/^Adres/, 'su-2027');
  expect(screen.getByText(/^Sayfaları \/su-2027 adresindedir\./)).toBeTruthy();
  save();
  await waitFor(() => expect(departures).toEqual(['/tr/organiser/su-2027/settings']));
  expect(sent).toEqual([['su-2027', '', { version: '1', slug: FAIR.slug }]]);
});

it('saves the other settings without a move, even where the address is one of an import', async () => {
  fill(/^Şehir/, 'İzmir');
  save();
  await waitFor(() => expect(sent).toEqual([[FAIR.slug, 'İzmir', { version: '1', slug: FAIR.slug }]]));
  expect(departures).toEqual([]);
});

it('says when the address is taken, and loses nothing', async () => {
  fill(/^Adres/, 'taken');
  fill(/^Şehir/, 'İzmir');
  save();
  expect(await screen.findAllByText('Bu adres kullanılıyor. Başka bir adres seçin.')).not.toEqual([]);
  expect(screen.getByLabelText(/^Şehir/)).toHaveProperty('value', 'İzmir');
  expect(departures).toEqual([]);
});
