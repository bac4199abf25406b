// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import type { LatestChange as Change } from '@fairdesk/core/organiser';
import { cleanup, render, screen } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, expect, it } from 'vitest';
import { LatestChange } from '#ui/organiser/audit/latest-change.tsx';
import { DeskTimeZone } from '#ui/organiser/desk-fair.ts';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

beforeEach(cleanup);

const show = (findLatestChange: OrganiserUseCases['findLatestChange']) =>
  render(
    <LabelsProvider language="en" messages={messagesFor('en')}>
      <OrganiserProvider value={{ findLatestChange } as OrganiserUseCases}>
        <DeskTimeZone value="Pacific/Auckland">
          <LatestChange subject="task:FLOOR_PLAN" />
        </DeskTimeZone>
      </OrganiserProvider>
    </LabelsProvider>,
  );

it('names who saved the subject last, at the time on the clock of the fair', async () => {
  const subjects: string[] = [];
  show((subject) => {
    subjects.push(subject);
    return okAsync<Change>({ actor: 'desk@fair.example', at: '2027-01-12T11:30:00Z' });
  });
  expect(await screen.findByText('Last change: desk@fair.example, 13 January 2027, 00:30.')).toBeTruthy();
  expect(subjects).toEqual(['task:FLOOR_PLAN']);
});

it('names the fields that changed, and none that only a later version knows', async () => {
  const fields = ['startDate', 'name', 'fieldOfLater', 'date', 'due'];
  show(() => okAsync<Change>({ actor: 'desk@fair.example', at: '2027-01-12T11:30:00Z', fields }));
  expect(await screen.findByText(/^Changed: First day, Name,? and Deadline\.$/)).toBeTruthy();
});

it.each([
  ['there is no entry', () => okAsync<undefined>(undefined)],
  ['the user of the entry was deleted', () => okAsync<Change>({ actor: '', at: '2027-01-12T11:30:00Z' })],
  ['the history cannot be read', () => errAsync({ kind: 'unavailable' as const, request: '' })],
])('says nothing where %s', async (_, find) => {
  let hasResult = false;
  const { container } = show(() => {
    const result = find();
    void result.match(
      () => setTimeout(() => (hasResult = true)),
      () => setTimeout(() => (hasResult = true)),
    );
    return result;
  });
  await expect.poll(() => hasResult).toBe(true);
  expect(container.textContent).toBe('');
});

it('says it in every form and dialog of the desk that compares two versions', () => {
  const comparing = globSync('ui/organiser/**/*.tsx').filter((file) =>
    /<VersionChoice|\bdescribe=|\bdescribe,/.test(readFileSync(file, 'utf8')),
  );
  expect(comparing.length).toBeGreaterThan(10);
  const silent = comparing.filter(
    (file) => !/<LatestChange|\bsubject(?:=|:)/.test(readFileSync(file, 'utf8')),
  );
  expect(silent).toEqual([]);
});
