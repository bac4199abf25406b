// @vitest-environment jsdom

import { DOCUMENT_RULES } from '@fairdesk/core/media';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { ChosenFile } from '#ui/shared/upload/chosen-file.ts';
import { UploadField } from '#ui/shared/upload/upload-field.tsx';
import { renderView } from '../render-view.tsx';

const RULES = { ...DOCUMENT_RULES, maxFiles: 5 };

function Field() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  return <UploadField path="plans" label="Plans" rules={RULES} files={files} onChange={setFiles} />;
}

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
/** A file that is read once `finish` is called. */
const slowPdf = (name: string) => {
  const file = pdf(name);
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = file.arrayBuffer.bind(file);
  file.arrayBuffer = () => promise.then(read);
  return { file, finish: resolve };
};
const showField = () => {
  renderView(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('Plans');
  const user = userEvent.setup();
  return { user, choose: (...files: File[]) => user.upload(field, files) };
};
const listed = () => screen.queryAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);

describe('UploadField', () => {
  it('adds the files of two selections, the second made while the first is read', async () => {
    const { choose } = showField();
    const slow = slowPdf('a.pdf');
    await choose(slow.file);
    await choose(pdf('b.pdf'));
    slow.finish();
    await waitFor(() => expect(listed()).toEqual(['Remove a.pdf', 'Remove b.pdf']));
  });

  it('leaves out a file that is removed while another is read', async () => {
    const { user, choose } = showField();
    await choose(pdf('a.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Remove a.pdf' }));
    await choose(pdf('b.pdf'));
    const slow = slowPdf('c.pdf');
    await screen.findByRole('button', { name: 'Remove b.pdf' });
    await choose(slow.file);
    await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
    slow.finish();
    await waitFor(() => expect(listed()).toEqual(['Remove c.pdf']));
  });

  it('submits its form only once all files are read', async () => {
    const submitted: number[] = [];
    renderView(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted.push(listed().length);
        }}
      >
        <Field />
        <button type="submit">Save</button>
      </form>,
    );
    const user = userEvent.setup();
    const [first, second] = [slowPdf('a.pdf'), slowPdf('b.pdf')];
    const field = screen.getByLabelText<HTMLInputElement>('Plans');
    await user.upload(field, first.file);
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await user.upload(field, second.file);
    first.finish();
    await Promise.resolve();
    expect(submitted).toEqual([]);
    second.finish();
    await waitFor(() => expect(submitted[0]).toBe(2));
  });

  it('names a file that the browser cannot read', async () => {
    const { choose } = showField();
    const moved = pdf('moved.pdf');
    moved.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotFoundError'));
    await choose(moved);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('moved.pdf'));
  });
});
