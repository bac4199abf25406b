import type { NewsItem } from '@fairdesk/core/news';
import { ItemOpener } from '../shared/editing/item-opener.tsx';
import { ItemState } from '../shared/editing/item-state.tsx';
import { Validity } from '../shared/editing/validity.tsx';
import { Picture } from '../shared/picture.tsx';
import styles from './news.module.css';

interface Props {
  item: NewsItem;
  isCompanyPublic: boolean;
  onOpen: () => void;
}

/** A news item in the list; the whole row opens it. */
export function NewsRow({ item, isCompanyPublic, onOpen }: Props) {
  const { id, header, introduction, image, validFrom, validTo, state } = item;
  return (
    <li className={styles.row} data-row={id}>
      <div className={styles.words}>
        <h3>
          <ItemOpener name={header} onOpen={onOpen} />
        </h3>
        <p className={styles.introduction}>{introduction}</p>
        <div className={styles.quiet}>
          <Validity from={validFrom} until={validTo} />
        </div>
        <ItemState state={state} reason={item.reviewReason} isCompanyPublic={isCompanyPublic} />
      </div>
      {image && <Picture src={image.url} alt="" loading="lazy" className={styles.cover} />}
    </li>
  );
}
