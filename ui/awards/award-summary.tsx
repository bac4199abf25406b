'use client';

import { type AwardForm, isEntryChanged, type Questionnaire } from '@fairdesk/core/awards';
import type { AwardSummaryBlock } from '@fairdesk/core/page';
import { Button, ButtonLink } from '../shared/button.tsx';
import { Picture } from '../shared/picture.tsx';
import { dayText, momentText, zoneText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { AnswerList } from './answer-list.tsx';
import styles from './award-summary.module.css';
import { AwardTitle } from './award-title.tsx';

interface Props {
  block: AwardSummaryBlock;
  questionnaire: Questionnaire;
  form: AwardForm | undefined;
}

/** An entry to read and print: the latest submission, or the answers of a draft. Source: portal spec §2. */
export function AwardSummary({ block, questionnaire, form }: Props) {
  const { t, language } = useLabels();
  const { submission, companyName, award } = questionnaire;
  const product = submission?.product ?? questionnaire.product;
  const at = submission && new Date(submission.submittedAt);
  const { timeZone } = award;
  const time = at && `${momentText(at, timeZone, language)} (${zoneText(at, timeZone, language)})`;
  return (
    <article className={styles.summary}>
      <AwardTitle own={block.title} award={award} className={styles.award} />
      <header className={styles.product}>
        {product.image.url && <Picture src={product.image.url} alt="" />}
        <div>
          <h2>{product.name}</h2>
          <p>{submission?.companyName ?? companyName}</p>
          {product.introductionDate && (
            <p className={styles.soft}>
              {t('award-introduced', { date: dayText(product.introductionDate, language) })}
            </p>
          )}
          {product.shortDescription && <p>{product.shortDescription}</p>}
        </div>
      </header>
      <p className={styles.soft}>
        {time && submission
          ? t('award-submitted-at', { time, n: submission.revision })
          : t('award-not-submitted')}
      </p>
      <Changes questionnaire={questionnaire} />
      <div className={styles.actions} data-print="hide">
        <Button look="quiet" onClick={() => window.print()}>
          {t('award-print')}
        </Button>
        <ButtonLink look="plain" href={block.listHref}>
          {t('award-to-list')}
        </ButtonLink>
      </div>
      <AnswerList questionnaire={submission ?? questionnaire} steps={form?.steps ?? []} />
    </article>
  );
}

/** That the jury reads something else than the answers and the product now. */
function Changes({ questionnaire }: Pick<Props, 'questionnaire'>) {
  const { t } = useLabels();
  const { canSubmit, award } = questionnaire;
  if (!isEntryChanged(questionnaire)) return null;
  return (
    <p className={styles.soft}>{t(canSubmit && !award.isClosed ? 'award-changed-open' : 'award-changed')}</p>
  );
}
