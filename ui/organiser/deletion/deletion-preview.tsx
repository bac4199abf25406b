import { DELETION_PARTS, type DeletionPlan, type DeletionTarget } from '@fairdesk/core/organiser';
import { listText, numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './deletion.module.css';

interface Props {
  kind: DeletionTarget['kind'];
  plan: DeletionPlan;
}

/** What a deletion deletes, in words and figures, and what stays. */
export function DeletionPreview({ kind, plan }: Props) {
  const { t, language } = useLabels();
  const { figures, people, companies, history } = plan;
  const emails = (stays: boolean) => people.filter((each) => each.stays === stays).map(({ email }) => email);
  const list = (items: readonly string[]) => listText(items, language);
  const leaving = emails(false);
  const staying = emails(true);
  const contacts = companies.filter(({ losesContact }) => losesContact).map(({ name }) => name);
  const parts = DELETION_PARTS.flatMap((part) => {
    const count = figures[part];
    return count === undefined ? [] : [{ part, count }];
  });
  return (
    <div className={styles.preview}>
      <section aria-labelledby="deletion-goes">
        <h3 id="deletion-goes">{t('deletion-goes')}</h3>
        <ul>
          <li>{t(kind === 'exhibitor' ? 'deletion-profile' : 'deletion-names')}</li>
          {leaving.length > 0 && (
            <li>
              {t(leaving.length === 1 ? 'deletion-account' : 'deletion-accounts', { list: list(leaving) })}
            </li>
          )}
        </ul>
        {parts.length > 0 && (
          <dl>
            {parts.map(({ part, count }) => (
              <div key={part}>
                <dt>{t(`deletion-part-${part}`)}</dt>
                <dd data-number>{numberText(count, language)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section aria-labelledby="deletion-stays">
        <h3 id="deletion-stays">{t('deletion-stays')}</h3>
        <ul>
          {history > 0 && <li>{t('deletion-history', { n: history })}</li>}
          {staying.length > 0 && <li>{t('deletion-people-stay', { list: list(staying) })}</li>}
          {kind === 'exhibitor' && <li>{t('deletion-elsewhere')}</li>}
          <li>{t('deletion-totals')}</li>
        </ul>
      </section>
      {contacts.length > 0 && <p>{t('deletion-contact', { list: list(contacts) })}</p>}
      <p>{t('deletion-import')}</p>
      <p>
        <strong>{t('deletion-final')}</strong>
      </p>
    </div>
  );
}
