'use client';

import type { AudienceChoices, PlannedTask } from '@fairdesk/core/organiser';
import { deadlineFormOf, isUnwritten } from '@fairdesk/core/organiser';
import { inLanguage, isBlank } from '@fairdesk/core/shared';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { MoveButtons } from '../../shared/editing/move-buttons.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { Link } from '../../shared/link.tsx';
import { useFairLanguages } from '../../shared/texts/fair-languages.tsx';
import { dayText, numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { audienceWords } from '../audience-text.ts';
import { DragRow } from '../drag-row.tsx';
import { MissingLanguages } from '../missing-languages.tsx';
import type { RowDrag } from '../use-row-drag.ts';
import styles from './tasks.module.css';

interface Props {
  task: PlannedTask;
  timeZone: string;
  choices: AudienceChoices;
  /** The address of the task's page. */
  href: string;
  moves: { readonly up: boolean; readonly down: boolean; readonly busy: boolean };
  onMove: (way: 'up' | 'down') => void;
  onEdit: () => void;
  onRemove: () => void;
  drag: RowDrag;
}

/** A task in the organiser's list. */
export function TaskRow({ task, timeZone, choices, href, moves, onMove, onEdit, onRemove, drag }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const name = inLanguage(task.titles, language);
  const { day, time } = deadlineFormOf(task.due, timeZone);
  const missing = useFairLanguages().filter(
    (other) => isBlank(task.titles[other]) || (!isUnwritten(task.contents) && isBlank(task.contents[other])),
  );
  const count = (state: 'done' | 'open' | 'late') => (
    <td
      data-number
      data-label={t(`plan-${state}`)}
      data-late={state === 'late' && task.late > 0 ? true : undefined}
    >
      {task[state] === 0 ? (
        <span className={styles.none}>0</span>
      ) : (
        <Link
          href={`${href}?state=${state}`}
          aria-label={`${numberText(task[state], language)} ${t(`plan-${state}`)}: ${name}`}
        >
          {numberText(task[state], language)}
        </Link>
      )}
    </td>
  );
  return (
    <DragRow id={task.code} title={t('plan-drag', { name })} drag={drag}>
      <th scope="row">
        <Link href={href}>{name}</Link>
        {!task.required && <span className={styles.note}>{t('plan-optional')}</span>}
        <MissingLanguages languages={missing} />
      </th>
      <td data-wide>{inLanguage(task.categoryTitles, language) || task.category}</td>
      <td className={styles.due}>
        <Moment of={`${day}T${time}`}>{`${dayText(day, language)}, ${time}`}</Moment>
      </td>
      <td data-wide className={styles.audience}>
        {audienceWords(task.audience, choices, labels)}
      </td>
      {count('done')}
      {count('open')}
      {count('late')}
      <td className={styles.actions}>
        <span>
          <MoveButtons
            name={name}
            canMoveUp={moves.up}
            canMoveDown={moves.down}
            busy={moves.busy}
            onMove={onMove}
          />
          <IconButton icon={IconPencil} name={t('plan-edit-of', { name })} onClick={onEdit} />
          <IconButton icon={IconTrash} name={t('plan-delete-of', { name })} onClick={onRemove} />
        </span>
      </td>
    </DragRow>
  );
}
