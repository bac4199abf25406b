// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, vi } from 'vitest';
import { useNow } from '#ui/shared/use-now.ts';

const SECOND_MS = 1000;
const BEGIN = Date.parse('2027-01-12T09:00:00Z');
const iso = (instant: number): string => new Date(instant).toISOString();

function Clock({ atLoad }: { atLoad: string }) {
  return <time>{useNow(atLoad, SECOND_MS).toISOString()}</time>;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Replaced below; other files share this environment.
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

/** Hydrates a document, whose server read its clock at `BEGIN`, so many milliseconds later. */
const hydrate = (atLoad: string, late: number): HTMLElement => {
  vi.useFakeTimers({ now: BEGIN });
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(BEGIN - 40);
  const navigation = Object.assign(new Event('navigation'), { requestStart: 10, responseStart: 70 });
  performance.getEntriesByType = vi.fn(() => [navigation as unknown as PerformanceEntry]);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Clock atLoad={atLoad} />);
  vi.advanceTimersByTime(late);
  render(<Clock atLoad={atLoad} />, { container, hydrate: true });
  return container;
};

const anyWait = fc.nat(20_000);
/** How far the server's clock is ahead. */
const anyLead = fc.integer({ min: -600_000, max: 600_000 });

describe('useNow', () => {
  it.prop([anyLead, anyWait, anyWait])(
    'shows what the server sent, and then the time of the server, however late the page is hydrated',
    (lead, late, later) => {
      const complaints = vi.spyOn(console, 'error').mockReturnValue();
      const container = hydrate(iso(BEGIN + lead), late);
      expect(container.textContent).toBe(iso(BEGIN + lead + late));
      act(() => void vi.advanceTimersByTime(later - (later % SECOND_MS)));
      expect(container.textContent).toBe(iso(BEGIN + lead + late + later - (later % SECOND_MS)));
      expect(complaints).not.toHaveBeenCalled();
      cleanup();
    },
  );

  it.prop([anyLead, anyWait, anyWait])(
    'shows the time of the server also with data of a page that was left some time ago',
    (lead, late, age) => {
      hydrate(iso(BEGIN + lead), late);
      act(() => void vi.advanceTimersByTime(age));
      const { container } = render(<Clock atLoad={iso(BEGIN + lead + late)} />);
      expect(container.textContent).toBe(iso(BEGIN + lead + late + age));
      cleanup();
    },
  );
});
