import { AUDIT_PAGE_SIZE, type AuditEntry, isAnonymous, restorableAction } from '@fairdesk/core/organiser';
import disclosure from '../../shared/disclosure.module.css';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Link } from '../../shared/link.tsx';
import { momentText } from '../../shared/texts/format.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import { fieldLabel } from './audit-fields.ts';
import styles from './audit-list.module.css';
import { AuditRestore } from './audit-restore.tsx';
import { type AuditLine, entryLines } from './audit-value.ts';

interface Props {
  entries: readonly AuditEntry[];
  timeZone: string;
  labels: Labels;
  /** The address of the first page, when this is a later one. */
  newest?: string | undefined;
  /** The address of the entries before one. */
  older: (before: string) => string;
}

/** What organisers did, newest first, each with the values before and after. */
export function AuditList({ entries, timeZone, labels, newest, older }: Props) {
  const { t } = labels;
  const last = entries.at(-1);
  return (
    <>
      {newest && <Link href={newest}>{t('audit-newest')}</Link>}
      {entries.length === 0 ? (
        <EmptyState text={t('audit-empty')} />
      ) : (
        <ol className={styles.list}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} timeZone={timeZone} labels={labels} />
          ))}
        </ol>
      )}
      {last && entries.length === AUDIT_PAGE_SIZE && <Link href={older(last.id)}>{t('audit-older')}</Link>}
    </>
  );
}

interface EntryProps {
  entry: AuditEntry;
  timeZone: string;
  labels: Labels;
}

function Entry({ entry, timeZone, labels }: EntryProps) {
  const { t, say, language } = labels;
  const lines = entryLines(entry, labels, timeZone);
  const what = say(`audit-action-${entry.action.replaceAll('.', '-')}`);
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <Moment of={entry.at}>{momentText(new Date(entry.at), timeZone, language)}</Moment>
        <span>{entry.actor || t('audit-deleted')}</span>
      </p>
      <div className={styles.what}>
        <p>
          <strong>{what}</strong> {entry.label || (isAnonymous(entry) && t('audit-deleted'))}
        </p>
        {!isAnonymous(entry) && restorableAction(entry, new Date()) && (
          <AuditRestore id={entry.id} what={`${what} ${entry.label}`} />
        )}
      </div>
      {lines.length > SHOWN_LINES ? (
        <details className={styles.changes}>
          <summary className={disclosure.summary}>{t('audit-values', { n: lines.length })}</summary>
          <Changes entry={entry} lines={lines} labels={labels} />
        </details>
      ) : (
        <Changes entry={entry} lines={lines} labels={labels} />
      )}
    </li>
  );
}

/** More lines than this are folded. */
const SHOWN_LINES = 6;

interface ChangesProps {
  entry: AuditEntry;
  lines: readonly AuditLine[];
  labels: Labels;
}

/** What is new has no value before, and what was deleted has none after. */
function Changes({ entry, lines, labels: { t } }: ChangesProps) {
  if (lines.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {lines.map(({ field, language, before, after, isUnchanged }) => {
        const label = fieldLabel(field);
        const name = label ? t(label) : field;
        return (
          <div key={`${field} ${language}`}>
            <dt>{language ? `${name} (${language})` : name}</dt>
            <dd>
              {isUnchanged ? after : null}
              {!isUnchanged && entry.before && (
                <del>
                  <span className="visually-hidden">{t('audit-before')}: </span>
                  {before}
                </del>
              )}{' '}
              {!isUnchanged && entry.after && (
                <ins>
                  <span className="visually-hidden">{t('audit-after')}: </span>
                  {after}
                </ins>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
