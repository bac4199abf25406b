import type { AccreditationBlock } from '@fairdesk/core/page';
import { showsAccreditation } from '@fairdesk/core/partners';
import { IconExternalLink } from '@tabler/icons-react';
import { Suspense } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import type { Accreditation } from './partner-data.ts';
import { PartnerTile } from './partner-tile.tsx';

interface Props {
  block: AccreditationBlock;
  /** For this view; `undefined` where there is none. */
  address: Promise<Accreditation | undefined> | undefined;
  editing: boolean;
  labels: Labels;
}

/**
 * Leads to the accreditation system in a new tab; without an address only editors see it. A sentence takes its place
 * while the system does not respond.
 */
export function AccreditationButton({ address, ...props }: Props) {
  return address ? (
    <Suspense fallback={null}>
      <LateButton address={address} {...props} />
    </Suspense>
  ) : (
    <OpenButton href="" {...props} />
  );
}

async function LateButton({ address, ...props }: Props) {
  const found = await address;
  const { block, editing, labels } = props;
  if (found === 'unavailable' && !editing) return <Unavailable block={block} labels={labels} />;
  return <OpenButton href={typeof found === 'object' ? found.href : ''} {...props} />;
}

function Unavailable({ block, labels: { t } }: Pick<Props, 'block' | 'labels'>) {
  return (
    <PartnerTile text={block.text}>
      <p>{t('accreditation-unavailable', { title: block.title || t('accreditation-open') })}</p>
    </PartnerTile>
  );
}

interface OpenProps extends Omit<Props, 'address'> {
  /** Empty for none. */
  href: string;
}

function OpenButton({ block, href, editing, labels: { t } }: OpenProps) {
  if (!showsAccreditation(href, editing)) return null;
  return (
    <PartnerTile text={block.text} notice={href === '' ? t('partner-not-set-up') : undefined}>
      <ButtonLink look="quiet" href={href === '' ? '#' : href} target="_blank">
        {block.title || t('accreditation-open')}
        <Icon of={IconExternalLink} />
        <span className="visually-hidden">({t('new-tab')})</span>
      </ButtonLink>
    </PartnerTile>
  );
}
