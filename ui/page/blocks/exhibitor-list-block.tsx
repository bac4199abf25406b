import { ExhibitorList } from '../../profile/exhibitor-list.tsx';
import type { FairData } from '../fair-data.ts';
import type { RenderContext, ViewOf } from '../render-context.ts';

export const ExhibitorListView: ViewOf<'exhibitor-list'> = ({ page }) => {
  const { exhibitors } = page.fair ?? {};
  if (exhibitors === undefined) return null;
  return exhibitors instanceof Promise ? (
    <LateList exhibitors={exhibitors} page={page} />
  ) : (
    <List found={exhibitors} page={page} />
  );
};

async function LateList({
  exhibitors,
  page,
}: {
  exhibitors: Promise<Awaited<Exhibitors>>;
  page: Pick<RenderContext, 'fair' | 'labels'>;
}) {
  return <List found={await exhibitors} page={page} />;
}

type Exhibitors = NonNullable<FairData['exhibitors']>;

function List({
  found,
  page: { fair, labels },
}: {
  found: Awaited<Exhibitors>;
  page: Pick<RenderContext, 'fair' | 'labels'>;
}) {
  if (found === 'unavailable') throw new Error('The exhibitors cannot be read now');
  return <ExhibitorList found={found} address={fair?.listAddress ?? ''} labels={labels} />;
}
