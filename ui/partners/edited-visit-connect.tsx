import type { VisitConnectBlock } from '@fairdesk/core/page';
import { EDITING_CHECK, type VisitConnectFields } from '@fairdesk/core/partners';
import { Button } from '../shared/button.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import { PartnerTile } from './partner-tile.tsx';

interface Props {
  block: VisitConnectBlock;
  labels: Labels;
}

const FIELDS: VisitConnectFields = {
  contactref: '',
  expo: '',
  time: '0',
  check: EDITING_CHECK,
  redirect_url: '',
};

/** The button in the editor: it leads nowhere. Portal spec §2 "In edit mode the check is the value isEditing". */
export function EditedVisitConnect({ block, labels: { t } }: Props) {
  return (
    <PartnerTile text={block.text} notice={t('partner-not-set-up')}>
      <form>
        {Object.entries(FIELDS).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button look="quiet">{block.title || t('visit-connect-open')}</Button>
      </form>
    </PartnerTile>
  );
}
