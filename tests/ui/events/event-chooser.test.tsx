// @vitest-environment jsdom
import { LANGUAGES, splitPath } from '@fairdesk/core/shared';
import { anyEventTile } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { EventChooser } from '#ui/events/event-chooser.tsx';
import { initialsOf } from '#ui/shared/initials.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const BLOCK = {
  ...{ kind: 'event-chooser' as const, uid: 'chooser', title: 'Which fair?', subTitle: '' },
  noEvents: [{ language: 'en', showFlag: false, html: '<p>This takes a day.</p>' }],
  supportHtml: '<p>Write to us.</p>',
};

describe('EventChooser', () => {
  it('says that no fair is linked yet, and whom to write to', () => {
    renderView(<EventChooser block={BLOCK} events={[]} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'No fair is linked to your account yet',
    );
    expect(screen.getByText('Write to us.')).toBeDefined();
    cleanup();
  });

  it.prop([anyEventTile, fc.boolean()])('displays a logo or initials of a fair', (tile, hasLogo) => {
    const { logo: _logo, ...plain } = tile;
    const event = hasLogo ? { ...plain, logo: { src: '/logo.svg', alt: '' } } : plain;
    const { container } = renderView(<EventChooser block={BLOCK} events={[event as typeof tile]} />);
    const [card] = container.querySelectorAll('li');
    expect(card?.querySelector('img') !== null).toBe(hasLogo);
    const initials = card?.querySelector('[aria-hidden]')?.textContent;
    if (!hasLogo) expect(initials).toBe(initialsOf(tile.summary.name));
    cleanup();
  });

  it.prop([anyEventTile, fc.constantFrom(...LANGUAGES)])(
    'always leads to the fair in the language of the list',
    (event, language) => {
      const { container } = renderView(
        <LabelsProvider language={language} messages={messagesFor(language)}>
          <EventChooser block={BLOCK} events={[event]} />
        </LabelsProvider>,
      );
      const href = container.querySelector('li a')?.getAttribute('href');
      expect(splitPath(href ?? '')).toEqual({ language, path: event.href });
      cleanup();
    },
  );
});
