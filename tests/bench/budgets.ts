import { firstLoadBytes, type PortalVisitor } from './first-load.ts';
import { servedBytes } from './served-bytes.ts';
import { onSlowPhone } from './slow-phone.ts';

/** A line that says whether a measured value is within its budget. */
export interface BudgetLine {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly verdict: 'kept' | 'missed';
}

/** A line of a budget that is a maximum. */
export const line = (what: string, measured: number, budget: number, unit: Unit): BudgetLine => ({
  what,
  measured: `${measured.toFixed(DECIMALS[unit])} ${unit}`,
  budget: `${budget} ${unit}`,
  verdict: measured <= budget ? 'kept' : 'missed',
});

type Unit = 'KB' | 'MB' | 'ms' | 's' | 'ms CPU';

const DECIMALS: Readonly<Record<Unit, number>> = { KB: 1, MB: 0, ms: 0, s: 2, 'ms CPU': 2 };

/** A line of a budget that is a minimum: processor time of the bare server, divided by ours. */
export const ratioLine = (what: string, measured: number, budget: number): BudgetLine => ({
  what,
  measured: measured.toFixed(2),
  budget: `at least ${budget}`,
  verdict: measured >= budget ? 'kept' : 'missed',
});

/** The style sheets of public pages, and the document of the longest, in KB: bodies as they leave the server. */
const PAGES = [
  { what: 'text page', path: '/clearwater/practical-information', budget: 6 },
  { what: 'page of every block', path: '/clearwater/blocks', budget: 9, documentBudget: 12 },
  { what: 'exhibitors', path: '/clearwater/exhibitors', budget: 6 },
] as const satisfies readonly { what: string; path: string; budget: number; documentBudget?: number }[];

/** Each budget of the first screens, and whether this run kept it. */
export const budgetLines = async (base: string): Promise<readonly BudgetLine[]> => {
  const lines: BudgetLine[] = [];
  for (const { what, path, budget, ...rest } of PAGES) {
    const [{ style, document }, seen] = [await servedBytes(base, path), await firstLoadBytes(base, path)];
    lines.push(line(`${what}: style, as served`, style / 1024, budget, 'KB'));
    if ('documentBudget' in rest)
      lines.push(line(`${what}: document, as served`, document / 1024, rest.documentBudget, 'KB'));
    lines.push(line(`${what}: style, in Chromium with headers`, seen.style / 1024, budget, 'KB'));
  }
  const [served, seen] = [await servedBytes(base, '/'), await firstLoadBytes(base, '/')];
  const phone = await onSlowPhone(base, '/');
  return [
    ...lines,
    line('sign-in: script, as served', served.script / 1024, 3, 'KB'),
    line('sign-in: script, in Chromium with headers', seen.script / 1024, 3, 'KB'),
    line('sign-in: document with style, in Chromium', (seen.document + seen.style) / 1024, 15, 'KB'),
    line('sign-in on a slow phone: largest paint', phone.largestPaint, 800, 'ms'),
    line('sign-in on a slow phone: blocked', phone.blocked, 50, 'ms'),
  ];
};

/** Each budget of the screens that exhibitors use most, on their first visit. */
export const portalBudgetLines = async (base: string, as: PortalVisitor): Promise<readonly BudgetLine[]> => {
  const lines: BudgetLine[] = [];
  for (const name of ['dashboard', 'tasks', 'company-profile']) {
    const path = `/clearwater/${name}`;
    const [{ script }, phone] = [await firstLoadBytes(base, path, as), await onSlowPhone(base, path, as)];
    lines.push(
      line(`${name}: script, in Chromium with headers`, script / 1024, 180, 'KB'),
      line(`${name} on a slow phone: largest paint`, phone.largestPaint, 1000, 'ms'),
      line(`${name} on a slow phone: blocked`, phone.blocked, 200, 'ms'),
    );
  }
  return lines;
};
