import type { Page } from '@fairdesk/core/page';
import type { Labels } from '../shared/translate.ts';
import { EventFacts } from './event-facts.tsx';
import styles from './page-intro.module.css';
import { isChooser, isDashboard } from './page-kind.ts';
import type { PortalData } from './portal-data.ts';

interface Props {
  page: Page;
  data: PortalData;
  labels: Labels;
}

/** The page's one title: on the dashboard the fair's name, and none where a chooser brings its own. */
export function PageIntro({ page, data, labels }: Props) {
  if (isChooser(page)) return null;
  const fair = isDashboard(page) ? data.event : undefined;
  return (
    <div className={styles.intro} data-of={ownerOf(data, fair !== undefined)}>
      <h1>{fair?.name ?? page.heading}</h1>
      {fair && <EventFacts event={fair} labels={labels} />}
    </div>
  );
}

/** Whose page it is: on paper there is no header to say so. */
const ownerOf = ({ participation, event }: PortalData, isTitled: boolean): string | undefined =>
  [participation?.name, isTitled ? '' : event?.name].filter(Boolean).join(', ') || undefined;
