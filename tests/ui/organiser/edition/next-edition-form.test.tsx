// @vitest-environment jsdom
import { EDITION_PARTS, type EditionSource, type FairSettings, NO_TEXTS } from '@fairdesk/core/organiser';
import { compactTimestampOf } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { errAsync } from 'neverthrow';
import { beforeEach, expect, it } from 'vitest';
import { NextEditionForm } from '#ui/organiser/edition/next-edition-form.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

const FAIR: FairSettings = {
  ...{ version: '1', state: 'published', name: 'Aqua 2027', city: '', venue: '', floorPlanUrl: '' },
  ...{ startDate: '2027-01-26', startTime: '', endDate: '2027-01-28', endTime: '', publicEndDate: '' },
  ...{ timeZone: 'Europe/Amsterdam', contactEmail: '', slug: 'aqua' },
};
const task = (code: string, isForCompanies: boolean) => ({
  ...{ code, titles: { ...NO_TEXTS, en: code }, isForCompanies },
  due: compactTimestampOf('20270112T225900Z') ?? expect.fail('a deadline'),
});
const counts = Object.fromEntries(EDITION_PARTS.map((part) => [part, part === 'awards' ? 0 : 12]));
const SOURCE = { counts, tasks: [task('Order', false), task('Own', true)] } as unknown as EditionSource;

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  const organiser = {
    makeNextEdition: (form: unknown) => {
      sent.push(form);
      return errAsync({
        kind: 'rejected',
        reason: 'fields-not-accepted',
        fields: [{ path: 'slug', code: 'fair-slug-taken' }],
      });
    },
  } as unknown as OrganiserUseCases;
  const departure = { go: () => {}, ask: () => {}, guard: () => () => {} };
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <UseCasesProvider value={{ departure } as unknown as UseCases}>
          <OrganiserProvider value={organiser}>
            <NextEditionForm fair={FAIR} source={SOURCE} now={Date.parse('2027-06-01')} />
          </OrganiserProvider>
        </UseCasesProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
});

const deadlinesOf = (name: string) =>
  screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent?.replace(name, '');

it('shows the moved deadlines while the form changes', () => {
  expect(deadlinesOf('Order')).toMatch(/12 January 2027, 23:59.*11 January 2028, 23:59$/);
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2027-05-25' } });
  expect(deadlinesOf('Order')).toMatch(/11 May 2027, 23:59already past$/);
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '' } });
  expect(deadlinesOf('Order')).toMatch(/–$/);
});

it('offers what the fair has, and profiles with the exhibitors only', () => {
  expect(screen.queryByLabelText(/^Awards/)).toBeNull();
  expect(screen.queryByLabelText('With their profiles')).toBeNull();
  expect(deadlinesOf('Own')).toContain('Only with the exhibitors');
  fireEvent.click(screen.getByLabelText('Exhibitors (12)'));
  expect(screen.getByLabelText('With their profiles')).not.toHaveProperty('checked', true);
  expect(deadlinesOf('Own')).toContain('11 January 2028');
});

it('sends the form, and says when the address is taken', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Create next edition' }));
  expect(await screen.findAllByText('This address is taken. Choose another.')).not.toEqual([]);
  expect(sent).toMatchObject([{ slug: 'aqua-2028', name: 'Aqua 2028', startDate: '2028-01-25' }]);
});
