import type { MouseEvent } from 'react';
import { Link } from '../../shared/link.tsx';
import { numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import filters from '../mail/mail.module.css';

/** A view of a list. */
interface ListView {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

interface Props {
  label: string;
  views: readonly ListView[];
}

/** The views of a list as words in a row, with their numbers. */
export function ViewLinks({ label, views }: Props) {
  const { language } = useLabels();
  return (
    <nav aria-label={label}>
      <ul className={filters.filters}>
        {views.map(({ key, label: name, count, href, isCurrent, onOpen }) => (
          <li key={key}>
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={(click) => {
                if (opensElsewhere(click)) return;
                click.preventDefault();
                onOpen();
              }}
            >
              {name} <span className={filters.count}>{numberText(count, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A new tab or window, as the keys of a click say. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;
