// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

/** Where the link starts in its row, and how wide it is. */
const LINK_LEFT = 400;
const LINK_WIDTH = 100;
const ROW_WIDTH = 300;

describe('SectionRow', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('scrolls to the tab of the page', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROW_WIDTH);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(LINK_WIDTH);
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.getAttribute('aria-current') === 'page' ? LINK_LEFT : 0;
    });
    const labels = labelsOf('en', messagesFor('en'));
    render(<SettingsTabs labels={labels} current="export" to={(path) => `/${path}`} />);
    expect(screen.getByRole('navigation').scrollLeft).toBe(LINK_LEFT - (ROW_WIDTH - LINK_WIDTH) / 2);
  });
});
