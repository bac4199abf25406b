import type { FeedItem } from '@fairdesk/core/feeds';
import type { FeedBlock } from '@fairdesk/core/page';
import { dayOnly } from '@fairdesk/core/shared';
import { Link } from '../../shared/link.tsx';
import { dayText } from '../../shared/texts/format.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import type { FeedData } from '../fair-data.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './feed-block.module.css';

interface Props {
  block: FeedBlock;
  page: RenderContext;
}

/** Items of an external feed. Editors see only its address, because the items are not theirs to change. */
export function FeedView({ block, page }: Props) {
  const feed = page.fair?.feeds?.[block.uid];
  return (
    <div className={styles.block}>
      <BlockTitle block={block} page={page} />
      {page.state === 'edit' && (
        <p>
          <Editable owner={block} of="address" page={page} isEmpty={block.address === ''}>
            {block.address}
          </Editable>
        </p>
      )}
      {feed instanceof Promise ? (
        <LateItems feed={feed} page={page} />
      ) : (
        feed && <Items feed={feed} page={page} />
      )}
    </div>
  );
}

async function LateItems({ feed, page }: { feed: Promise<FeedData>; page: RenderContext }) {
  return <Items feed={await feed} page={page} />;
}

function Items({ feed, page: { labels } }: { feed: FeedData; page: Pick<RenderContext, 'labels'> }) {
  const { t } = labels;
  if (feed === 'unavailable') return <p className={styles.note}>{t('feed-failed')}</p>;
  if (feed.length === 0) return <p className={styles.note}>{t('feed-empty')}</p>;
  return (
    <ul className={styles.items}>
      {feed.map((item) => (
        <Item key={`${item.link} ${item.title} ${item.pubDate}`} item={item} labels={labels} />
      ))}
    </ul>
  );
}

function Item({ item, labels: { language } }: { item: FeedItem; labels: RenderContext['labels'] }) {
  const { title, description, pubDate, author, link } = item;
  const name = title || link;
  return (
    <li className={styles.item}>
      <p className={styles.title}>{link ? <Link href={link}>{name}</Link> : name}</p>
      {(pubDate || author) && (
        <p className={styles.about}>
          {pubDate && <Moment of={dayOnly(pubDate)}>{dayText(pubDate, language)}</Moment>}
          {author && <span>{author}</span>}
        </p>
      )}
      {description && <p className={styles.description}>{description}</p>}
    </li>
  );
}
