// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { errAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { ImportScreen } from '#ui/organiser/imports/import-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { renderView } from '../../shared/render-view.tsx';

it('announces why a list cannot be read', async () => {
  const readList = () => {
    const fields = [{ path: 'source', code: 'import-empty' as const }];
    return errAsync({ kind: 'rejected' as const, reason: 'invalid', fields });
  };
  renderView(
    <OrganiserProvider value={{ readList } as unknown as OrganiserUseCases}>
      <ImportScreen history={{ items: [], total: 0 }} timeZone="UTC" list="/organiser/aqua/exhibitors" />
    </OrganiserProvider>,
  );
  const file = new File([''], 'empty.csv');
  fireEvent.change(screen.getByLabelText('List of exhibitors'), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toContain('empty');
});
