// @vitest-environment jsdom
import { IMPORT_FILE_MAX } from '@fairdesk/core/organiser';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { afterEach, expect, it } from 'vitest';
import { ImportFile } from '#ui/organiser/imports/import-file.tsx';
import { ImportStore } from '#ui/organiser/imports/import-store.ts';
import { PlainToasts } from '#ui/shared/toasts/plain-toasts.tsx';
import { renderView } from '../../shared/render-view.tsx';

afterEach(cleanup);

const UNUSED = () => expect.fail('not used');

/** Drops a file with this content on the field. @returns how many bytes were read of each file */
const drop = (name: string, contentOf: (end: number) => Promise<ArrayBuffer>) => {
  const lengths: number[] = [];
  const store = new ImportStore(
    { items: [], total: 0 },
    {
      readList: (_name, bytes) => {
        lengths.push(bytes.length);
        return okAsync({ source: { kind: 'rows', rows: [] } as const });
      },
      previewImport: () => okAsync({} as never),
      ...{ startImport: UNUSED, runImport: UNUSED, importHistory: UNUSED, undoImport: UNUSED },
    },
  );
  renderView(
    <>
      <PlainToasts />
      <ImportFile store={store} />
    </>,
  );
  const file = { name, slice: (_start: number, end: number) => ({ arrayBuffer: () => contentOf(end) }) };
  fireEvent.drop(screen.getByText('List of exhibitors'), { dataTransfer: { files: [file] } });
  return lengths;
};

it('says that a folder cannot be read', async () => {
  drop('Lists', () => Promise.reject(new DOMException('A folder', 'NotFoundError')));
  await screen.findByText('Lists could not be read. Choose it again.');
});

it('reads one byte more than its limit of a file of any size', async () => {
  const lengths = drop('huge.csv', (end) => Promise.resolve(new ArrayBuffer(end)));
  await waitFor(() => expect(lengths).toEqual([IMPORT_FILE_MAX + 1]));
});
