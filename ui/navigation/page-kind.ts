import { type BlockKind, type Page, withNested } from '@fairdesk/core/page';

type Blocks = Pick<Page, 'main'>;

const holds = ({ main }: Blocks, kinds: readonly BlockKind[]): boolean =>
  withNested(main).some(({ kind }) => kinds.includes(kind));

/** Whether this is the dashboard, where exhibitors see what to do next. */
export const isDashboard = (page: Blocks): boolean => holds(page, ['upcoming-tasks', 'task-overview']);

/** Whether the page is a chooser of a fair or a company. */
export const isChooser = (page: Blocks): boolean => holds(page, ['event-chooser', 'participation-chooser']);

/** Whether the page has its own countdown, so that the header does not need one. */
export const countsDown = (page: Blocks): boolean => holds(page, ['countdown']);
