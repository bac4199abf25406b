import { ExhibitorList } from '../../profile/exhibitor-list.tsx';
import type { FairData } from '../fair-data.ts';
import type { RenderContext, ViewOf } from '../render-context.ts';

export const ExhibitorListView: ViewOf<'exhibitor-list'> = ({ block, page }) => {
  const { exhibitors } = page.fair ?? {};
  if (exhibitors === undefined) return null;
  return exhibitors instanceof Promise ? (
    <LateList exhibitors={exhibitors} products={block.products} page={page} />
  ) : (
    <List found={exhibitors} products={block.products} page={page} />
  );
};

interface Props {
  found: Awaited<Exhibitors>;
  products: string;
  page: Pick<RenderContext, 'fair' | 'labels'>;
}

async function LateList({
  exhibitors,
  ...rest
}: Omit<Props, 'found'> & { exhibitors: Promise<Awaited<Exhibitors>> }) {
  return <List found={await exhibitors} {...rest} />;
}

type Exhibitors = NonNullable<FairData['exhibitors']>;

function List({ found, products, page: { fair, labels } }: Props) {
  if (found === 'unavailable') throw new Error('The exhibitors cannot be read now');
  return (
    <ExhibitorList found={found} address={fair?.listAddress ?? ''} products={products} labels={labels} />
  );
}
