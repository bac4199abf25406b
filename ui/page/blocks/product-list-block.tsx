import type { ProductListBlock } from '@fairdesk/core/page';
import { PublicProductList } from '../../profile/public-product-list.tsx';
import type { FairData } from '../fair-data.ts';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: ProductListBlock;
  page: Pick<RenderContext, 'fair' | 'labels'>;
}

export function ProductListView({ block, page }: Props) {
  const { products } = page.fair ?? {};
  if (products === undefined) return null;
  return products instanceof Promise ? (
    <LateProducts products={products} block={block} page={page} />
  ) : (
    <Products matches={products} block={block} page={page} />
  );
}

type ProductMatches = Awaited<NonNullable<FairData['products']>>;

async function LateProducts({ products, ...rest }: Props & { products: Promise<ProductMatches> }) {
  return <Products matches={await products} {...rest} />;
}

function Products({ matches, block, page: { fair, labels } }: Props & { matches: ProductMatches }) {
  if (matches === 'unavailable') throw new Error('The products cannot be read now');
  return (
    <PublicProductList
      matches={matches}
      address={fair?.listAddress ?? ''}
      exhibitors={block.exhibitors}
      labels={labels}
    />
  );
}
