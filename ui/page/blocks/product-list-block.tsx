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
    <Products found={products} block={block} page={page} />
  );
}

type Found = Awaited<NonNullable<FairData['products']>>;

async function LateProducts({ products, ...rest }: Props & { products: Promise<Found> }) {
  return <Products found={await products} {...rest} />;
}

function Products({ found, block, page: { fair, labels } }: Props & { found: Found }) {
  if (found === 'unavailable') throw new Error('The products cannot be read now');
  return (
    <PublicProductList
      found={found}
      address={fair?.listAddress ?? ''}
      exhibitors={block.exhibitors}
      labels={labels}
    />
  );
}
