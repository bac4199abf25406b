// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLeaveGuard } from '#ui/shared/editing/use-leave-guard.ts';

/** The Navigation API, which the test environment lacks. */
const navigation = new EventTarget();
const traverse = (parts: object = {}) => {
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    ...{ navigationType: 'traverse', destination: { url: 'http://localhost:3000/elsewhere' } },
    ...parts,
  });
  navigation.dispatchEvent(event);
  return event.defaultPrevented;
};
const Guard = ({ isDirty, onBack }: { isDirty: boolean; onBack?: () => void }) => {
  useLeaveGuard(isDirty, onBack);
  return null;
};
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('useLeaveGuard', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([true, false])('hands the back button to a dialog, with changes: %s', (isDirty) => {
    vi.stubGlobal('navigation', navigation);
    const onBack = vi.fn();
    const view = render(<Guard isDirty={isDirty} onBack={onBack} />);
    expect(isAsked()).toBe(isDirty);
    expect(traverse()).toBe(true);
    expect(onBack).toHaveBeenCalledOnce();
    expect(traverse({ navigationType: 'push' })).toBe(false);
    view.unmount();
    expect(traverse()).toBe(false);
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('goes back within a page, and without changes', () => {
    vi.stubGlobal('navigation', navigation);
    const { rerender } = render(<Guard isDirty />);
    expect(traverse({ destination: { url: `${window.location.href}?tab=news` } })).toBe(false);
    rerender(<Guard isDirty={false} />);
    expect(traverse()).toBe(false);
  });

  it('asks before leaving in a browser without the Navigation API', () => {
    render(<Guard isDirty />);
    expect(isAsked()).toBe(true);
  });
});
