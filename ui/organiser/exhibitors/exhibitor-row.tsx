import type { ExhibitorColumn, ExhibitorRow as Row } from '@fairdesk/core/organiser';
import { dayIn, daysBetween, type ParticipationId } from '@fairdesk/core/shared';
import { type MouseEvent, memo } from 'react';
import { Link } from '../../shared/link.tsx';
import { capitalise, daysFromNow, dayText, numberText, percentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import styles from './exhibitors.module.css';

interface Props {
  row: Row;
  place: number;
  /** The address of the exhibitor. */
  href: string;
  columns: readonly ExhibitorColumn[];
  isSelected: boolean;
  isCurrent: boolean;
  /** It is beside the list. */
  isOpened: boolean;
  /** ISO; the moment from which days are counted. */
  now: string;
  timeZone: string;
  onToggle: (id: ParticipationId) => void;
  onFocus: (place: number) => void;
  /** Opens it beside the list; returns false where its page must open. */
  onOpen: (id: ParticipationId) => boolean;
}

/** A row of the list; memoised, as a list has hundreds. */
export const ExhibitorRow = memo(function ExhibitorRow(props: Props) {
  const { row, place, href, columns, isSelected, isCurrent, isOpened, onToggle, onFocus, onOpen } = props;
  const { now, timeZone } = props;
  const { t } = useLabels();
  return (
    <tr
      data-selected={isSelected || undefined}
      data-current={isCurrent || isOpened || undefined}
      data-cancelled={row.isCancelled || undefined}
      onFocus={() => onFocus(place)}
    >
      <td className={styles.tick}>
        <label>
          <input
            type="checkbox"
            id={`select-${row.id}`}
            checked={isSelected}
            aria-label={t('exhibitor-list-select', { name: row.name })}
            onChange={() => onToggle(row.id)}
          />
        </label>
      </td>
      <th scope="row" className={styles.name}>
        <Link
          href={href}
          id={`open-${row.id}`}
          aria-current={isOpened || undefined}
          onClick={(click) => {
            if (!opensElsewhere(click) && onOpen(row.id)) click.preventDefault();
          }}
        >
          {row.name}
        </Link>
        {row.isCancelled && <small>{t('exhibitor-list-cancelled')}</small>}
      </th>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          <ExhibitorCell row={row} column={column} now={now} timeZone={timeZone} />
        </td>
      ))}
    </tr>
  );
});

/** A new tab or window, as the keys of a click say. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

interface CellProps {
  row: Row;
  column: ExhibitorColumn;
  now: string;
  timeZone: string;
}

function ExhibitorCell({ row, column, now, timeZone }: CellProps) {
  const labels = useLabels();
  const { t, language } = labels;
  switch (column) {
    case 'stand':
      // A company has each number once.
      return row.stands.map(({ number }, place) => (
        <span key={number}>{place < row.stands.length - 1 ? `${number}, ` : number}</span>
      ));
    case 'type':
      return participationTypeText(row.type, labels);
    case 'late':
      return row.lateTasks > 0 ? <strong data-late>{numberText(row.lateTasks, language)}</strong> : '';
    case 'sign-in':
      if (row.lastSignIn !== undefined) return <SignIn at={row.lastSignIn} now={now} timeZone={timeZone} />;
      return t(row.isInvited ? 'exhibitor-list-never' : 'exhibitor-list-not-invited');
    case 'completeness':
      return percentText(row.completeness, language);
    case 'public':
      return t(row.isPublic ? 'exhibitor-list-public' : 'exhibitor-list-hidden');
    case 'people':
      return row.people > 0 ? numberText(row.people, language) : '';
  }
}

function SignIn({ at, now, timeZone }: Pick<CellProps, 'now' | 'timeZone'> & { at: string }) {
  const { language } = useLabels();
  const day = dayIn(timeZone, new Date(at));
  const days = daysBetween(dayIn(timeZone, new Date(now)), day);
  return (
    <Moment of={at} title={dayText(day, language)}>
      {days > -60 ? capitalise(daysFromNow(days, language), language) : dayText(day, language)}
    </Moment>
  );
}
