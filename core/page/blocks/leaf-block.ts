import type { AgendaBlock } from './agenda-block.ts';
import type { BorderedBlock } from './bordered-block.ts';
import type { BreadcrumbBlock } from './breadcrumb-block.ts';
import type { CallToActionBlock, CallToActionImageBlock } from './call-to-action-block.ts';
import type { CardBlock, IconCardBlock } from './card-block.ts';
import type { CarouselBlock } from './carousel-block.ts';
import type { ContactCardBlock } from './contact-card-block.ts';
import type { ContactFormBlock } from './contact-form-block.ts';
import type { ContentCardBlock } from './content-card-block.ts';
import type { ExhibitorBlock, ExhibitorListBlock, ProductListBlock } from './exhibitor-block.ts';
import type { ExhibitorLogosBlock, FairOpeningBlock, FiguresBlock, LogoRowBlock } from './fair-block.ts';
import type { FaqBlock } from './faq-block.ts';
import type { FeedBlock } from './feed-block.ts';
import type { GalleryBlock } from './gallery-block.ts';
import type { LinkListBlock, PageListBlock } from './list-block.ts';
import type { IframeBlock, ImageBlock, MapBlock, VideoBlock } from './media-block.ts';
import type { NewsOverviewBlock, RelatedNewsBlock } from './news-block.ts';
import type { BannerBlock, JumbotronBlock } from './opening-block.ts';
import type { RawBlock } from './raw-block.ts';
import type { RichTextBlock } from './rich-text-block.ts';
import type { SearchBlock } from './search-block.ts';
import type { DividerBlock, PrintButtonBlock, StructuredDataBlock } from './small-block.ts';
import type { SocialShareBlock } from './social-share-block.ts';
import type { UnknownBlock } from './unknown-block.ts';

/** The blocks any page may show to any visitor that contain no other blocks. */
export type LeafBlock =
  | AgendaBlock
  | BannerBlock
  | BorderedBlock
  | BreadcrumbBlock
  | CallToActionBlock
  | CallToActionImageBlock
  | CardBlock
  | CarouselBlock
  | ContactCardBlock
  | ContactFormBlock
  | ContentCardBlock
  | DividerBlock
  | ExhibitorBlock
  | ExhibitorListBlock
  | ExhibitorLogosBlock
  | FairOpeningBlock
  | FaqBlock
  | FeedBlock
  | FiguresBlock
  | GalleryBlock
  | IconCardBlock
  | IframeBlock
  | ImageBlock
  | JumbotronBlock
  | LinkListBlock
  | LogoRowBlock
  | MapBlock
  | NewsOverviewBlock
  | PageListBlock
  | PrintButtonBlock
  | ProductListBlock
  | RawBlock
  | RelatedNewsBlock
  | RichTextBlock
  | SearchBlock
  | SocialShareBlock
  | StructuredDataBlock
  | UnknownBlock
  | VideoBlock;
