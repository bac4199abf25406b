import 'server-only';
import { requestScope } from './request-scope.ts';
import type { UseCases } from './use-case-list.ts';

// The process wires the use cases once. Pages import this alone, or each of their bundles would contain every adapter.
const KEY = Symbol.for('fairdesk/use cases');
const holder = globalThis as { [KEY]?: () => UseCases };

/** @param open called at the first need of each request */
export const setUseCases = (open: () => UseCases): void => {
  holder[KEY] = open;
};

/** The use cases for pages and routes: shared within a request, so that each item is read once. */
export const currentUseCases = (): UseCases => {
  const scope = requestScope();
  const useCases = scope?.useCases ?? openUseCases();
  if (scope) scope.useCases = useCases;
  return useCases;
};

const openUseCases = (): UseCases => {
  const open = holder[KEY];
  if (!open) throw new Error('The server is not open yet: start it with `npm start`.');
  return open();
};
