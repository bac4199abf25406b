import type { BlockEditing } from '../block-editing.ts';
import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** The first screen of a fair's site, with its dates, its place and two ways in. The block is ours. */
export interface FairOpeningBlock extends Placed {
  readonly kind: 'fair-opening';
  readonly title: string;
  readonly subTitle: string;
  readonly image?: ImageValue;
  /** For visitors. */
  readonly link?: LinkValue;
  /** For exhibitors. */
  readonly secondLink?: LinkValue;
}

/** A few numbers that say how large a fair is. The block is ours. */
export interface FiguresBlock extends Placed {
  readonly kind: 'figures';
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** A number with what it counts. */
export interface Figure {
  /** As its editor wrote it: `400`, `12 km`. */
  readonly value: string;
  readonly label: string;
  readonly editing?: BlockEditing;
}

/** A row of logos, such as those of partners. The block is ours. */
export interface LogoRowBlock extends Placed {
  readonly kind: 'logo-row';
  readonly title: string;
  readonly logos: readonly LogoLink[];
}

/** A logo, with the site of its owner. */
export interface LogoLink {
  readonly image: ImageValue;
  readonly link?: LinkValue;
}

/** Some of the fair's public exhibitors, by their logos. The block is ours. */
export interface ExhibitorLogosBlock extends Placed {
  readonly kind: 'exhibitor-logos';
  readonly title: string;
  /** To all exhibitors. */
  readonly link?: LinkValue;
  /** The address of the list, which the pages of companies lie under: `/nl/aqua/exhibitors`. */
  readonly list: string;
  /** As its editor entered it; see {@link exhibitorLogoCount}. */
  readonly limit: string;
}
