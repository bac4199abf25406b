import type { FaultyRows, ImportFault, ImportTarget } from '@fairdesk/core/organiser';
import type { Labels } from '../../shared/texts/translate.ts';

/** The names of links, which are the same in every language. */
const LINKS: Readonly<Record<string, string>> = {
  uri_WEBSITE: 'website',
  uri_LINKED_IN: 'LinkedIn',
  uri_FACEBOOK: 'Facebook',
  uri_TWITTER: 'Twitter',
  uri_YOUTUBE_VIMEO: 'YouTube, Vimeo',
  uri_EMAIL_NEWSLETTER: 'newsletter',
  uri_INSTAGRAM: 'Instagram',
  uri_FLICKR: 'Flickr',
};

/** The name of a field of the import. */
export const targetText = (target: ImportTarget, { t }: Pick<Labels, 't'>): string =>
  isLink(target) ? t('import-link', { type: LINKS[target] ?? target }) : t(`import-target-${target}`);

const isLink = (target: ImportTarget): target is Extract<ImportTarget, `uri_${string}`> => target in LINKS;

/** Why a row cannot be imported. */
export const faultText = ({ code, earlier = 0 }: ImportFault, { t }: Pick<Labels, 't'>): string => {
  switch (code) {
    case 'duplicate':
    case 'contradiction':
      return t(`import-fault-${code}`, { earlier });
    default:
      return t(`import-fault-${code}`);
  }
};

/** The faulty rows as a table that can be corrected and imported; its last column has the reasons. */
export const faultTable = ({ header, rows }: FaultyRows, labels: Labels): readonly (readonly string[])[] => [
  [...header, labels.t('import-line'), labels.t('import-reason')],
  ...rows.map(({ cells, faults }) => [
    ...header.map((_, place) => cells[place] ?? ''),
    String(faults[0]?.line ?? ''),
    faults
      .map((fault) =>
        [fault.target && targetText(fault.target, labels), faultText(fault, labels)]
          .filter(Boolean)
          .join(': '),
      )
      .join('; '),
  ]),
];
