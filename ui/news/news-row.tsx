import type { NewsItem } from '@fairdesk/core/news';
import { Picture } from '../shared/picture.tsx';
import { Validity } from '../shared/validity.tsx';
import styles from './news.module.css';

interface Props {
  item: NewsItem;
  onOpen: () => void;
}

/** One item of the list; the whole row opens it. */
export function NewsRow({ item: { header, introduction, image, validFrom, validTo }, onOpen }: Props) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>
          <button type="button" className={styles.opener} onClick={onOpen}>
            {header}
          </button>
        </h3>
        <p className={styles.introduction}>{introduction}</p>
        <div className={styles.quiet}>
          <Validity from={validFrom} until={validTo} />
        </div>
      </div>
      {image && <Picture src={image.url} alt="" loading="lazy" className={styles.cover} />}
    </li>
  );
}
