import type { Block, Page } from '@fairdesk/core/page';
import type { Labels } from '../shared/translate.ts';
import { EventFacts } from './event-facts.tsx';
import styles from './page-intro.module.css';
import type { PortalData } from './portal-data.ts';

interface Props {
  page: Page;
  data: PortalData;
  labels: Labels;
}

const ASKING: readonly Block['kind'][] = ['event-chooser', 'participation-chooser'];
const HOME: readonly Block['kind'][] = ['upcoming-tasks', 'task-overview'];

/** The page's one title: on the dashboard the company's name, and nothing where a chooser brings its own. */
export function PageIntro({ page, data, labels }: Props) {
  const has = (kinds: readonly Block['kind'][]) => page.main.some(({ kind }) => kinds.includes(kind));
  if (has(ASKING)) return null;
  const company = has(HOME) ? data.participation?.name : undefined;
  return (
    <div className={styles.intro}>
      <h1 dir={company && 'auto'}>{company ?? page.title}</h1>
      {company && data.event && <EventFacts event={data.event} labels={labels} />}
    </div>
  );
}
