// @vitest-environment jsdom
import { SIGNED_IN_COOKIE, SIGNED_IN_VISITOR } from '@fairdesk/core/session';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteCountdown } from '#ui/navigation/site-countdown.tsx';
import { TopBar } from '#ui/navigation/top-bar.tsx';
import { defineElements } from '#ui/page/elements/index.ts';
import { FrameOnClick } from '#ui/page/parts/frame-on-click.tsx';
import { PrintAction } from '#ui/page/parts/print-action.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

defineElements();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('account-link', () => {
  const link = () => {
    const { container } = render(
      <account-link
        data-home="/clearwater/dashboard"
        data-text="My dashboard"
        data-saved="/saved"
        data-saved-text="Saved articles"
      >
        <a href="/">Sign in</a>
      </account-link>,
    );
    const { textContent, href } = container.querySelector('a') ?? expect.fail();
    return `${textContent} ${new URL(href).pathname}`;
  };
  const setCookie = (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = cookie;
  };

  it('leads to the dashboard only while the cookie says that the visitor is signed in', () => {
    setCookie('not-signed-in=1');
    expect(link()).toBe('Sign in /');
    setCookie(`${SIGNED_IN_COOKIE}=1`);
    expect(link()).toBe('My dashboard /clearwater/dashboard');
    setCookie(`${SIGNED_IN_COOKIE}=; max-age=0`);
    expect(link()).toBe('Sign in /');
  });

  it('follows a sign-in, and a sign-out on another page, when its page comes back', () => {
    link();
    const shown = () => document.querySelector('account-link a')?.textContent;
    setCookie(`${SIGNED_IN_COOKIE}=1`);
    document.dispatchEvent(new Event('fairdesk:signed-in'));
    expect(shown()).toBe('My dashboard');
    setCookie(`${SIGNED_IN_COOKIE}=; max-age=0`);
    window.dispatchEvent(new Event('pageshow'));
    expect(shown()).toBe('Sign in');
    setCookie(`${SIGNED_IN_COOKIE}=1`);
    window.dispatchEvent(new Event('pageshow'));
    expect(shown()).toBe('My dashboard');
    setCookie(`${SIGNED_IN_COOKIE}=; max-age=0`);
  });

  it('leads a visitor without a dashboard to the saved articles', () => {
    setCookie(`${SIGNED_IN_COOKIE}=${SIGNED_IN_VISITOR}`);
    expect(link()).toBe('Saved articles /saved');
    setCookie(`${SIGNED_IN_COOKIE}=; max-age=0`);
  });
});

describe('time-left', () => {
  const show = {
    start: '2027-01-26T09:00:00.000Z',
    end: '2027-01-29T17:00:00.000Z',
    timeZone: 'Europe/Amsterdam',
  };
  const data = { now: '2027-01-20T09:00:00.000Z', language: 'en', texts: messagesFor('en') } as const;
  beforeEach(() => vi.useFakeTimers());

  it('uses the current time rather than the render time, and updates while the page is open', () => {
    vi.setSystemTime('2027-01-26T08:58:00Z');
    const { container } = render(<SiteCountdown show={show} data={data} />);
    expect(container.textContent).toBe('2 minutes to go');
    vi.advanceTimersByTime(60_000);
    expect(container.textContent).toBe('1 minute to go');
    vi.advanceTimersByTime(60_000);
    expect(container.textContent).toBe('Live now');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('stops when it is removed from the page', () => {
    vi.setSystemTime('2027-01-20T09:00:00Z');
    render(<SiteCountdown show={show} data={data} />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('click-frame', () => {
  const opened = (fits: boolean, content: Document | null) => {
    const { container } = render(
      <FrameOnClick href="https://a.example/" src="https://a.example/" title="A" fits={fits}>
        Show
      </FrameOnClick>,
    );
    fireEvent.click(screen.getByText('Show'));
    const frame = container.querySelector('iframe') ?? expect.fail();
    Object.defineProperty(frame, 'contentDocument', { value: content });
    fireEvent.load(frame);
    return frame;
  };

  it('warns in the console when the frame cannot be read, if it adapts its height', () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    opened(false, null);
    expect(logged).not.toHaveBeenCalled();
    cleanup();
    opened(true, null);
    expect(logged).toHaveBeenCalledExactlyOnceWith('Unable to access iframe contentDocument.');
  });

  it('adapts its height to a page of our own', () => {
    const content = document.implementation.createHTMLDocument();
    Object.defineProperty(content.documentElement, 'scrollHeight', { value: 321 });
    expect(opened(true, content).style.height).toBe('321px');
  });
});

describe('print-button', () => {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    vi.stubGlobal('print', () => printed.push(document.body.lastElementChild?.outerHTML ?? ''));
  });

  it('prints a copy of its part, once, and removes it afterwards', async () => {
    render(
      <>
        <p id="terms">Terms</p>
        <PrintAction elementId="terms">Print</PrintAction>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toEqual([expect.stringContaining('<p id="terms">Terms</p>')]);
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelectorAll('#terms')).toHaveLength(1);
  });

  it('warns in the console when the part is missing, and prints nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<PrintAction elementId="gone">Print</PrintAction>);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(logged).toHaveBeenCalledWith('Element with id gone not found.');
    expect(printed).toEqual([]);
  });
});

describe('share-sheet on a phone with native sharing', () => {
  const shared = async (fault: unknown) => {
    document.body.innerHTML =
      '<share-sheet data-url="https://fair.example/" data-title="Fair"><button>Share</button><div popover="auto"></div></share-sheet>';
    const open = vi.fn();
    const sheet = document.querySelector<HTMLElement>('[popover]') ?? expect.fail();
    sheet.showPopover = open;
    vi.stubGlobal('innerWidth', 499);
    vi.stubGlobal('navigator', { share: async () => Promise.reject(fault) });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await Promise.resolve();
    await Promise.resolve();
    document.body.innerHTML = '';
    return open;
  };

  it('opens its own sheet when the device fails, and nothing when the user cancels', async () => {
    expect(await shared(new DOMException('', 'NotAllowedError'))).toHaveBeenCalledOnce();
    expect(await shared(new DOMException('', 'AbortError'))).not.toHaveBeenCalled();
  });
});

it('top-bar hides when the page is scrolled, and returns at the top', () => {
  const bar = () => screen.getByRole('complementary').hasAttribute('data-scrolled');
  render(<TopBar name="News" text="Doors open at nine" />);
  expect(bar()).toBe(false);
  vi.stubGlobal('scrollY', 1);
  fireEvent.scroll(window);
  expect(bar()).toBe(true);
  vi.stubGlobal('scrollY', 0);
  fireEvent.scroll(window);
  expect(bar()).toBe(false);
});
