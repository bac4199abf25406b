import type { Category, ExhibitorSearch, FoundExhibitors } from '@fairdesk/core/profile';
import { countryName } from '../shared/texts/country-name.ts';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { chosenCategory } from './category-select.tsx';
import { exhibitorsAt } from './exhibitor-address.ts';
import { FilterChips } from './filter-chips.tsx';

interface Props {
  matches: FoundExhibitors;
  address: string;
  labels: ServerLabels;
}

/** The active filters of the list of exhibitors. */
export function ExhibitorChips({ matches, address, labels }: Props) {
  const chips = chipsOf(matches, labels).map(([label, without]) => ({
    ...label,
    without: exhibitorsAt(address, { ...matches, ...without, page: 1 }),
  }));
  return <FilterChips chips={chips} clear={exhibitorsAt(address, withoutFilters(matches))} labels={labels} />;
}

/** The same list without filters, in the same view. */
export const withoutFilters = ({ view }: Pick<ExhibitorSearch, 'view'>): ExhibitorSearch => ({
  ...{ search: '', letter: '', hall: '', category: '', country: '', novelties: false, page: 1 },
  view,
});

type ChipLabel = Pick<Category, 'name' | 'language'>;

type Chip = readonly [label: ChipLabel, without: Partial<ExhibitorSearch>];

const chipsOf = (matches: FoundExhibitors, labels: ServerLabels): readonly Chip[] => {
  const { t, language } = labels;
  const { search, letter, hall, category, country, novelties, facets } = matches;
  const all: readonly (readonly [
    isActive: boolean,
    label: () => string | ChipLabel,
    without: Partial<ExhibitorSearch>,
  ])[] = [
    [search !== '', () => `“${search}”`, { search: '' }],
    [letter !== '', () => t('exhibitors-by-letter', { letter }), { letter: '' }],
    [hall !== '', () => t('exhibitors-in-hall', { n: 1, hall }), { hall: '' }],
    [category !== '', () => chosenCategory(facets.categories, category, labels), { category: '' }],
    [country !== '', () => countryName(country, language), { country: '' }],
    [novelties, () => t('exhibitors-novelties'), { novelties: false }],
  ];
  return all.flatMap(([isActive, labelOf, without]) => {
    if (!isActive) return [];
    const label = labelOf();
    return [[typeof label === 'string' ? { name: label } : label, without] as const];
  });
};
