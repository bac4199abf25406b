// @vitest-environment jsdom
import { eventIdOf, LANGUAGES } from '@fairdesk/core/shared';
import { cleanup } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { EditorScreen } from '#ui/editor/editor-screen.tsx';
import type { EditorUseCases } from '#ui/editor/editor-use-cases.ts';
import { EditorProvider } from '#ui/editor/use-editor.ts';
import { memoryClipboard } from './memory-clipboard.ts';

const event = eventIdOf('101') ?? expect.fail();
const organiser = { drawPage: () => okAsync('') } as unknown as EditorUseCases;
const departure = { go: () => {}, ask: () => {}, reload: () => {}, guard: () => () => {} };

it('finds the unsaved changes of a page in every language of the interface', () => {
  const keys = LANGUAGES.map((language) => {
    let opened = '';
    renderView(
      <EditorProvider value={organiser}>
        <EditorScreen
          event={event}
          opened={{
            ...{ place: { path: '/visit', language: 'en' }, status: 'published', isChanged: false },
            ...{ document: { fields: {}, areas: [] }, revision: 0, others: [] },
          }}
          descriptions={[]}
          common={[]}
          pageFields={[]}
          articleFields={[]}
          articles={[]}
          timeZone="UTC"
          addresses={{ page: undefined, list: `/${language}/organiser/101/pages` }}
          languages={[]}
          unsavedCopyOf={(key) => {
            opened = key;
            return { read: () => undefined, write: () => {} };
          }}
          clipboardOf={() => memoryClipboard()}
          areaOfMark={() => ''}
        />
      </EditorProvider>,
      { departure },
    );
    cleanup();
    return opened;
  });
  expect([...new Set(keys)]).toEqual(['101 /visit en']);
});
