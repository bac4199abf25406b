import { Link } from '../shared/link.tsx';
import type { ArticleTagData } from './article-card-data.ts';
import styles from './news.module.css';

interface Props {
  tags: readonly ArticleTagData[];
}

/** The tags of an article; each links to all articles with that tag. */
export function TagLinks({ tags }: Props) {
  return (
    <ul className={styles.tags}>
      {tags.map(({ text, href }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
