import { ExhibitorList } from '../../profile/exhibitor-list.tsx';
import type { ViewOf } from '../drawing.ts';

export const ExhibitorListView: ViewOf<'exhibitor-list'> = ({ page: { fair, labels } }) =>
  fair?.exhibitors ? (
    <ExhibitorList found={fair.exhibitors} address={fair.listAddress} labels={labels} />
  ) : null;
