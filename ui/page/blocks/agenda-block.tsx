import { type AgendaBlock, type AgendaStatus, agendaStatuses } from '@fairdesk/core/page';
import { shortDayText } from '@fairdesk/core/shared';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import type { ServerLabels } from '../../shared/texts/translate.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './agenda-block.module.css';

interface Props {
  block: AgendaBlock;
  page: RenderContext;
}

/** Dates on a line; past, next and later ones differ in shape and wording. */
export function AgendaView({ block, page }: Props) {
  const { direction, items } = block;
  const { labels, today } = page;
  if (items.length === 0 && page.state !== 'edit') return null;
  const statuses = agendaStatuses(
    items.map(({ day }) => day),
    today,
  );
  return (
    <div className={styles.agenda}>
      <BlockTitle block={block} page={page} />
      <ol className={styles.line} data-direction={direction}>
        {items.map((item, place) => (
          <li key={`${item.day} ${item.title}`} data-status={statuses[place]}>
            <span className={styles.mark}>
              <ContentIcon name={item.icon} />
            </span>
            <div className={styles.words}>
              <p className={styles.day}>
                <Editable owner={item} of="day" page={page} isEmpty={item.day === ''}>
                  <Moment of={item.day}>{shortDayText(item.day, labels.language)}</Moment>
                </Editable>
                {item.day && <Status of={statuses[place]} labels={labels} />}
              </p>
              <p>
                <Editable owner={item} of="title" page={page} isEmpty={item.title === ''}>
                  {item.title}
                </Editable>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Status({ of, labels: { t } }: { of: AgendaStatus | undefined; labels: ServerLabels }) {
  if (of === 'active') return <span className={styles.next}>{t('agenda-next')}</span>;
  return of === 'expired' ? <span className={styles.past}>{t('agenda-past')}</span> : null;
}
