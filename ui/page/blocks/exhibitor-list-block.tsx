import { ExhibitorList } from '../../profile/exhibitor-list.tsx';
import type { FairData } from '../fair-data.ts';
import type { RenderContext, ViewOf } from '../render-context.ts';

export const ExhibitorListView: ViewOf<'exhibitor-list'> = ({ block, page }) => {
  const { exhibitors } = page.fair ?? {};
  if (exhibitors === undefined) return null;
  return exhibitors instanceof Promise ? (
    <LateList exhibitors={exhibitors} products={block.products} page={page} />
  ) : (
    <List matches={exhibitors} products={block.products} page={page} />
  );
};

interface Props {
  matches: Awaited<Exhibitors>;
  products: string;
  page: Pick<RenderContext, 'fair' | 'labels'>;
}

async function LateList({
  exhibitors,
  ...rest
}: Omit<Props, 'matches'> & { exhibitors: Promise<Awaited<Exhibitors>> }) {
  return <List matches={await exhibitors} {...rest} />;
}

type Exhibitors = NonNullable<FairData['exhibitors']>;

function List({ matches, products, page: { fair, labels } }: Props) {
  if (matches === 'unavailable') throw new Error('The exhibitors cannot be read now');
  return (
    <ExhibitorList matches={matches} address={fair?.listAddress ?? ''} products={products} labels={labels} />
  );
}
