import { Link } from '../shared/link.tsx';
import linked from '../shared/linked-card.module.css';
import { Picture } from '../shared/picture.tsx';
import { Moment } from '../shared/texts/moment.tsx';
import type { ArticleCardData } from './article-card-data.ts';
import styles from './news.module.css';
import { TagLinks } from './tag-links.tsx';

interface Props {
  card: ArticleCardData;
}

/**
 * One article; the whole card is clickable, except its tags. The script of the list fills copies of this
 * markup.
 */
export function NewsCard({ card: { title, href, day, dateText, image, tags } }: Props) {
  return (
    <li className={`${linked.card} ${styles.card}`}>
      {image && (
        <Picture
          {...image}
          alt=""
          sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
          loading="lazy"
        />
      )}
      <Moment of={day}>{dateText}</Moment>
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      <TagLinks tags={tags} />
    </li>
  );
}
