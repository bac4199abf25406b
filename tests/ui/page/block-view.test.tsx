// @vitest-environment jsdom
import { LANGUAGES } from '@fairdesk/core/shared';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { BlockBoundary } from '#ui/page/block-boundary.tsx';
import { BlockView } from '#ui/page/block-view.tsx';
import type { PortalData } from '#ui/page/portal-data.ts';
import type { RenderContext } from '#ui/page/render-context.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const texts = messagesFor('en');
const labels = labelsOf('en', texts);
const data: PortalData = {
  now: '2026-11-20T10:00:00Z',
  language: 'en',
  texts,
  editing: false,
  path: '/',
  languages: [],
  multipleEvents: false,
  severalParticipations: false,
  addresses: { home: '/', site: '', participations: '/', events: '/', signIn: '/', account: '/account' },
};
const page: RenderContext = {
  labels,
  state: 'normal',
  marks: false,
  today: '2026-11-20',
  participationType: '',
  canReact: false,
  fair: undefined,
  event: undefined,
  contact: [],
  firstPicture: undefined,
  render: () => null,
};
const unknown = { kind: 'unknown', uid: 'u', name: 'Carousel' } as const;
const tasks = { kind: 'task-list', uid: 't', title: 'Tasks', groupBy: 'category' } as const;

const Broken = (): never => {
  throw new Error('No such carousel');
};

const showBroken = (editing: boolean) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderView(
    <BlockBoundary
      name="messages"
      notice={labels.t('block-problem', { component: 'messages' })}
      editing={editing}
    >
      <Broken />
    </BlockBoundary>,
  );
};

it('hides an unknown block from visitors and names it for editors', () => {
  const { rerender } = renderView(<BlockView block={unknown} data={data} page={page} />);
  expect(screen.queryByText(/Carousel/)).toBeNull();
  rerender(<BlockView block={unknown} data={data} page={{ ...page, state: 'edit' }} />);
  expect(screen.getByText(/Carousel/)).toBeDefined();
});

it('reports what could not be loaded instead of leaving it out, and leads to the page again', () => {
  renderView(<BlockView block={tasks} data={{ ...data, path: '/aqua/tasks' }} page={page} />);
  expect(screen.getByText(/could not be loaded/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/aqua/tasks');
});

it('reports a broken block to visitors, with the reason for editors', () => {
  showBroken(false);
  expect(screen.getByText('There was a problem loading in messages component.')).toBeDefined();
  showBroken(true);
  expect(screen.getByText('messages: No such carousel')).toBeDefined();
});

it.each(LANGUAGES)('says to editors alone why the partner buttons are hidden: %s', (language) => {
  const labels = labelsOf(language, messagesFor(language));
  const shown = (kind: 'visit-connect' | 'accreditation', editing: boolean) => {
    const words = { uid: kind, title: '', text: 'For your team' };
    const block = kind === 'accreditation' ? { kind, ...words } : { kind, ...words, redirect: '/stand' };
    const view = (
      <BlockView
        block={block}
        data={{ ...data, language, editing }}
        page={{ ...page, labels, state: editing ? 'edit' : 'normal' }}
      />
    );
    const { container, unmount } = renderView(view);
    const found = {
      text: container.textContent ?? '',
      check: container.querySelector<HTMLInputElement>('[name=check]')?.value,
      href: container.querySelector('a')?.getAttribute('href'),
      buttons: container.querySelectorAll('a, button').length,
    };
    unmount();
    return found;
  };
  for (const [kind, name] of [
    ['visit-connect', 'visit-connect-open'],
    ['accreditation', 'accreditation-open'],
  ] as const) {
    const edited = shown(kind, true);
    expect(edited.text).toContain('For your team');
    expect(edited.text).toContain(labels.t(name));
    expect(edited.text).toContain(labels.t('partner-not-set-up'));
    expect(shown(kind, false).buttons).toBe(0);
  }
  // It leads nowhere, and carries no signature.
  expect(shown('visit-connect', true)).toMatchObject({ check: 'isEditing', buttons: 1 });
  expect(shown('accreditation', true)).toMatchObject({ href: '#', buttons: 1 });
});
