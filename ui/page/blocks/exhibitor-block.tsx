import { ExhibitorView } from '../../profile/exhibitor-view.tsx';
import type { ViewOf } from '../render-context.ts';

export const ExhibitorBlockView: ViewOf<'exhibitor'> = ({ page: { fair, labels } }) =>
  fair?.exhibitor ? (
    <>
      <ExhibitorView profile={fair.exhibitor} list={fair.listAddress} labels={labels} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every character that could end the element is escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: fair.structured ?? '' }} />
    </>
  ) : null;
