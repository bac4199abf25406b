import { type BlockKind, type Page, withNested } from '@fairdesk/core/page';

type Blocks = Pick<Page, 'main'>;

const holds = ({ main }: Blocks, kinds: readonly BlockKind[]): boolean =>
  withNested(main).some(({ kind }) => kinds.includes(kind));

/** Where an exhibitor begins: the page that says what comes next. */
export const isDashboard = (page: Blocks): boolean => holds(page, ['upcoming-tasks', 'task-overview']);

/** A page that asks which fair, or which company. */
export const isChooser = (page: Blocks): boolean => holds(page, ['event-chooser', 'participation-chooser']);

/** A page that counts down itself, so that its header need not. */
export const countsDown = (page: Blocks): boolean => holds(page, ['countdown']);
