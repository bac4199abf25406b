import type { ExhibitorSearch, FoundExhibitors } from '@fairdesk/core/profile';
import type { Labels } from '../shared/translate.ts';
import { exhibitorsAt } from './exhibitor-address.ts';
import styles from './exhibitor-chips.module.css';

interface Props {
  found: FoundExhibitors;
  address: string;
  labels: Labels;
}

/** The active filters, each a link that removes it. */
export function ExhibitorChips({ found, address, labels: { t } }: Props) {
  const { search, letter, hall, category, facets } = found;
  const leaves = facets.categories.flatMap(({ groups }) => groups.flatMap((group) => group.categories));
  const chips: readonly (readonly [string, Partial<ExhibitorSearch>])[] = [
    ...(search ? [[`“${search}”`, { search: '' }] as const] : []),
    ...(letter ? [[t('exhibitors-by-letter', { letter }), { letter: '' }] as const] : []),
    ...(hall ? [[t('exhibitors-in-hall', { hall }), { hall: '' }] as const] : []),
    ...(category
      ? [
          [
            leaves.find(({ id }) => id === category)?.name ?? t('exhibitors-category'),
            { category: '' },
          ] as const,
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('exhibitors-filters')}>
      {chips.map(([name, without]) => (
        <li key={name}>
          <a
            href={exhibitorsAt(address, { ...found, ...without, page: 1 })}
            aria-label={t('exhibitors-without', { filter: name })}
          >
            {name} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a href={address} data-plain>
            {t('exhibitors-clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
