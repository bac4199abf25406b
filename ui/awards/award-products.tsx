'use client';

import {
  AWARD_PRODUCTS_SHOWN,
  type AwardProduct,
  addProductHref,
  badgeOf,
  buttonOf,
  editProductHref,
  listedProducts,
  nextVisibleCount,
  registrationHref,
} from '@fairdesk/core/awards';
import type { AwardListBlock } from '@fairdesk/core/page';
import { dayIn } from '@fairdesk/core/shared';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../shared/button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { Picture } from '../shared/picture.tsx';
import { RichText } from '../shared/rich-text.tsx';
import { dayText, timeText, zoneText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { CompanyAwardList } from './award-data.ts';
import styles from './award-products.module.css';
import { graceText } from './late-submission.ts';

interface Props {
  block: AwardListBlock;
  list: CompanyAwardList;
  /** The time of the request, ISO. */
  now: string;
}

/**
 * The products for an award: all while it is open, only submitted ones once it is closed. Source: portal spec
 * §2 "Awards". Saved entries that can still be submitted in the grace period come first. A user who may not enter
 * products only gets links to the submitted entries.
 */
export function AwardProducts({ block, list: { award, items, canSubmit, late }, now }: Props) {
  const { t, language } = useLabels();
  const isClosedList = award.isClosed || block.closedOnly;
  const isReadOnly = isClosedList || !canSubmit;
  const lateItems = items.filter(({ id }) => late.includes(id));
  const otherItems = items.filter(({ id }) => !late.includes(id));
  const products = [...lateItems, ...listedProducts(otherItems, isClosedList)];
  const [visibleCount, setVisibleCount] = useState(AWARD_PRODUCTS_SHOWN);
  const rows = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number>();
  useEffect(() => {
    if (firstNew === undefined) return;
    const row = rows.current?.querySelectorAll('li')[firstNew];
    (row?.querySelector('a') ?? row)?.focus();
  }, [firstNew]);
  const more = nextVisibleCount(Math.min(visibleCount, products.length), products.length);
  const showMore = () => {
    if (more !== undefined) setVisibleCount(more);
    setFirstNew(visibleCount);
  };
  return (
    <section className={styles.section}>
      <h2 lang={block.title ? undefined : award.languages?.title}>{block.title || award.title}</h2>
      <Deadline award={award} now={now} />
      {block.introductionHtml && <RichText html={block.introductionHtml} />}
      {products.length === 0 && (
        <EmptyState text={t(isReadOnly ? 'award-none-submitted' : 'award-no-products')} />
      )}
      <ul ref={rows} className={styles.list}>
        {products.slice(0, visibleCount).map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            block={block}
            isReadOnly={isReadOnly}
            lateUntil={late.includes(product.id) ? graceText(award, language) : undefined}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {more !== undefined && (
          <Button look="quiet" onClick={showMore}>
            {t('award-show-more')}
          </Button>
        )}
        {!isReadOnly && (
          <ButtonLink look="plain" href={addProductHref(block.profileHref)}>
            {t('award-add-product')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  product: AwardProduct;
  block: AwardListBlock;
  isReadOnly: boolean;
  /** The end of the grace period in which this entry can still be submitted. */
  lateUntil: string | undefined;
}

function ProductRow({ product, block, isReadOnly, lateUntil }: RowProps) {
  const { t } = useLabels();
  const { id, title, content, image, status, isChanged } = product;
  const badge = badgeOf(status);
  const button = lateUntil ? 'continue' : buttonOf(status, isReadOnly);
  const edit = editProductHref(block.profileHref, id, isReadOnly);
  const page = button === 'summary' ? block.summaryHref : block.registrationHref;
  return (
    <li className={styles.row} tabIndex={-1}>
      <span className={styles.cover}>{image && <Picture src={image} alt="" loading="lazy" />}</span>
      <div className={styles.words}>
        <div className={styles.title}>
          <h3>{title}</h3>
          {badge && (
            <p className={styles.badge} data-tone={badge.tone}>
              {t(badge.tone === 'success' ? 'award-badge-submitted' : 'award-badge-draft')}
            </p>
          )}
        </div>
        {content && <p className={styles.content}>{content}</p>}
        <Notes isChanged={isChanged} isReadOnly={isReadOnly && !lateUntil} lateUntil={lateUntil} />
        {edit && (
          <a href={edit} className={styles.edit} data-print="hide">
            {t('award-edit-product', { name: title })}
          </a>
        )}
      </div>
      {button && (
        <ButtonLink
          look={status === 'draft' || lateUntil ? 'primary' : 'quiet'}
          href={registrationHref(page, id)}
        >
          {t(`award-button-${button}`)}
          <span className="visually-hidden"> {title}</span>
        </ButtonLink>
      )}
    </li>
  );
}

/** What the jury does not have yet, and until when it can be submitted. */
function Notes({
  isChanged,
  isReadOnly,
  lateUntil,
}: Pick<AwardProduct, 'isChanged'> & Pick<RowProps, 'isReadOnly' | 'lateUntil'>) {
  const { t } = useLabels();
  return (
    <>
      {isChanged && <p>{t(isReadOnly ? 'award-changed' : 'award-changed-open')}</p>}
      {lateUntil && <p data-number>{t('award-grace', { time: lateUntil })}</p>}
    </>
  );
}

/** The deadline, or when the award closed; in the zone of the fair. */
function Deadline({ award, now }: { award: CompanyAwardList['award']; now: string }) {
  const { t, language } = useLabels();
  const { opensAt, closesAt, timeZone, isClosed } = award;
  const isEarly = isClosed && opensAt !== '' && new Date(opensAt) > new Date(now);
  const instant = isEarly ? opensAt : closesAt;
  if (instant === '') return null;
  const at = new Date(instant);
  const params = {
    date: dayText(dayIn(timeZone, at), language),
    time: timeText(at, timeZone, language),
    zone: zoneText(at, timeZone, language),
  };
  const whenClosed = isEarly ? 'award-opens' : 'award-closed-since';
  return (
    <p className={styles.deadline} data-number>
      {t(isClosed ? whenClosed : 'award-closes', params)}
    </p>
  );
}
