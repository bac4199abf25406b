// @vitest-environment jsdom
import type { FairForm, FairSettings } from '@fairdesk/core/organiser';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, expect, it } from 'vitest';
import { FairScreen } from '#ui/organiser/fairs/fair-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
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
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  const organiser = {
    saveFair: (form: FairForm, stored: object) => {
      sent.push([form.slug, form.city, stored]);
      if (form.city === 'Delft') return errAsync({ kind: 'conflict' });
      return form.slug === 'taken'
        ? errAsync({ kind: 'rejected', reason: 'fields-not-accepted', fields: [TAKEN] })
        : okAsync({ ...FAIR, ...form, version: '2' });
    },
    readFair: () => okAsync({ ...FAIR, startDate: '2027-01-25', timeZone: 'America/New_York', version: '5' }),
    findLatestChange: () => okAsync(undefined),
    changeFairState: (state: FairSettings['state'], version: string) =>
      okAsync({ ...FAIR, state, version: `${version}+` }),
  } as unknown as OrganiserUseCases;
  const departure = { go: (href: string) => departures.push(href), ask: () => {}, guard: () => () => {} };
  render(
    <MantineProvider>
      <LabelsProvider language="tr" messages={messagesFor('tr')}>
        <UseCasesProvider value={{ departure } as unknown as UseCases}>
          <OrganiserProvider value={organiser}>
            <FairScreen fair={FAIR} website="/tr/aqua" />
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
  fill(/^Web adresi/, 'su-2027');
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
  fill(/^Web adresi/, 'taken');
  fill(/^Şehir/, 'İzmir');
  save();
  expect(await screen.findAllByText('Bu adres kullanılıyor. Başka bir adres seçin.')).not.toEqual([]);
  expect(screen.getByLabelText(/^Şehir/)).toHaveProperty('value', 'İzmir');
  expect(departures).toEqual([]);
});

it('compares the days and the zone of another version as a reader writes them', async () => {
  fill(/^Şehir/, 'Delft');
  fill(/^İlk gün/, '2027-01-24');
  fill(/^Saat dilimi/, 'Europe/London');
  save();
  expect(await screen.findByText('25 Ocak 2027')).toBeTruthy();
  expect(screen.getByText('America/New York', { selector: 'dd, dd *' })).toBeTruthy();
});

it('keeps what was typed when the state of the fair changes', async () => {
  fill(/^Şehir/, 'İzmir');
  fireEvent.click(screen.getByRole('radio', { name: /^Taslak/ }));
  fireEvent.click(screen.getByRole('button', { name: /Taslak/ }));
  const confirm = screen.getAllByRole('button', { name: /Taslak/, hidden: true }).at(-1);
  fireEvent.click(confirm ?? expect.fail('No button'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Taslak/, hidden: true })).toBeNull());
  expect(screen.getByText('Fuarın durumu artık “Taslak”.')).toBeTruthy();
  expect(screen.getByLabelText(/^Şehir/)).toHaveProperty('value', 'İzmir');
  save();
  await waitFor(() => expect(sent).toEqual([[FAIR.slug, 'İzmir', { version: '1+', slug: FAIR.slug }]]));
});

const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('leads to the website of a published fair, and to none of a draft', async () => {
  expect(screen.getByRole('link', { name: 'Web sitesini gör' }).getAttribute('href')).toBe('/tr/aqua');
  fireEvent.click(screen.getByRole('radio', { name: /^Taslak/ }));
  fireEvent.click(screen.getByRole('button', { name: /Taslak/ }));
  const confirm = screen.getAllByRole('button', { name: /Taslak/, hidden: true }).at(-1);
  fireEvent.click(confirm ?? expect.fail('No button'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Web sitesini gör' })).toBeNull());
});

it('asks before a chosen state that was not saved is lost', async () => {
  expect(isLeavingAsked()).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: /^İptal edildi/ }));
  expect(isLeavingAsked()).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /^Yayında/ }));
  expect(isLeavingAsked()).toBe(false);
});

it('gives the focus to the heading of the state once it was changed, since its button disappears', async () => {
  fireEvent.click(screen.getByRole('radio', { name: /^Taslak/ }));
  const change = screen.getByRole('button', { name: /Taslak/ });
  change.focus();
  fireEvent.click(change);
  const confirm = screen.getAllByRole('button', { name: /Taslak/, hidden: true }).at(-1);
  confirm?.focus();
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('fair-state')));
});
