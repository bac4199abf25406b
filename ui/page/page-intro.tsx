import type { Page } from '@fairdesk/core/page';
import { isChooser, isDashboard } from '../navigation/page-kind.ts';
import type { Labels } from '../shared/texts/translate.ts';
import { EventFacts } from './event-facts.tsx';
import styles from './page-intro.module.css';
import { pageLang } from './page-lang.ts';
import type { PortalData } from './portal-data.ts';

interface Props {
  page: Page;
  data: PortalData;
  labels: Labels;
}

/**
 * The main heading of the page: the name of the fair on the dashboard, and none where a chooser has its own.
 */
export function PageIntro({ page, data, labels }: Props) {
  if (isChooser(page)) return null;
  const fair = isDashboard(page) ? data.event : undefined;
  return (
    <div className={styles.intro} data-of={ownerOf(data, fair !== undefined)}>
      {fair ? <h1>{fair.name}</h1> : <h1 lang={pageLang(page)}>{page.heading}</h1>}
      {fair && <EventFacts event={fair} labels={labels} />}
    </div>
  );
}

/** The company and the fair, printed because paper has no header. */
const ownerOf = ({ participation, event }: PortalData, isTitled: boolean): string | undefined =>
  [participation?.name, isTitled ? '' : event?.name].filter(Boolean).join(', ') || undefined;
