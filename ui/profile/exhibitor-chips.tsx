import type { ExhibitorSearch, FoundExhibitors } from '@fairdesk/core/profile';
import { countryName } from '../shared/country-name.ts';
import type { ServerLabels } from '../shared/translate.ts';
import { categoryName } from './category-select.tsx';
import { exhibitorsAt } from './exhibitor-address.ts';
import { FilterChips } from './filter-chips.tsx';

interface Props {
  matches: FoundExhibitors;
  address: string;
  labels: ServerLabels;
}

/** The active filters of the list of exhibitors. */
export function ExhibitorChips({ matches, address, labels }: Props) {
  const chips = chipsOf(matches, labels).map(([name, without]) => ({
    name,
    without: exhibitorsAt(address, { ...matches, ...without, page: 1 }),
  }));
  return <FilterChips chips={chips} clear={exhibitorsAt(address, withoutFilters(matches))} labels={labels} />;
}

/** The same list without filters, in the same view. */
export const withoutFilters = ({ view }: Pick<ExhibitorSearch, 'view'>): ExhibitorSearch => ({
  ...{ search: '', letter: '', hall: '', category: '', country: '', novelties: false, page: 1 },
  view,
});

type Chip = readonly [name: string, without: Partial<ExhibitorSearch>];

const chipsOf = (matches: FoundExhibitors, { t, language }: ServerLabels): readonly Chip[] => {
  const { search, letter, hall, category, country, novelties, facets } = matches;
  const all: readonly (readonly [
    isActive: boolean,
    name: () => string,
    without: Partial<ExhibitorSearch>,
  ])[] = [
    [search !== '', () => `“${search}”`, { search: '' }],
    [letter !== '', () => t('exhibitors-by-letter', { letter }), { letter: '' }],
    [hall !== '', () => t('exhibitors-in-hall', { n: 1, hall }), { hall: '' }],
    [
      category !== '',
      () => categoryName(facets.categories, category) ?? t('exhibitors-category'),
      { category: '' },
    ],
    [country !== '', () => countryName(country, language), { country: '' }],
    [novelties, () => t('exhibitors-novelties'), { novelties: false }],
  ];
  return all.flatMap(([isActive, name, without]) => (isActive ? [[name(), without] as const] : []));
};
