import { type ContentBlock, withoutDataSource } from '@fairdesk/core/page';
import type { ReactElement } from 'react';
import styles from '../navigation/editor-note.module.css';
import { AgendaView } from './blocks/agenda-block.tsx';
import { BannerView } from './blocks/banner-block.tsx';
import { BorderedView } from './blocks/bordered-block.tsx';
import { BreadcrumbView } from './blocks/breadcrumb-block.tsx';
import { CallToActionView } from './blocks/call-to-action-block.tsx';
import { CallToActionImageView } from './blocks/call-to-action-image-block.tsx';
import { CardView } from './blocks/card-block.tsx';
import { CarouselView } from './blocks/carousel-block.tsx';
import { ColumnSplitterView } from './blocks/column-splitter-block.tsx';
import { ContactCardView } from './blocks/contact-card-block.tsx';
import { ContactFormView } from './blocks/contact-form-block.tsx';
import { ContentCardView } from './blocks/content-card-block.tsx';
import { DividerView } from './blocks/divider-block.tsx';
import { DuoView } from './blocks/duo-block.tsx';
import { ExhibitorBlockView } from './blocks/exhibitor-block.tsx';
import { ExhibitorListView } from './blocks/exhibitor-list-block.tsx';
import { ExhibitorLogosView } from './blocks/exhibitor-logos-block.tsx';
import { FairOpeningView } from './blocks/fair-opening-block.tsx';
import { FaqView } from './blocks/faq-block.tsx';
import { FeedView } from './blocks/feed-block.tsx';
import { FiguresView } from './blocks/figures-block.tsx';
import { FlexibleLayoutView } from './blocks/flexible-layout-block.tsx';
import { GalleryView } from './blocks/gallery-block.tsx';
import { IconCardView } from './blocks/icon-card-block.tsx';
import { IframeView } from './blocks/iframe-block.tsx';
import { ImageView } from './blocks/image-block.tsx';
import { JumbotronView } from './blocks/jumbotron-block.tsx';
import { LinkListView } from './blocks/link-list-block.tsx';
import { LogoRowView } from './blocks/logo-row-block.tsx';
import { MapView } from './blocks/map-block.tsx';
import { ModalView } from './blocks/modal-block.tsx';
import { NewsArticleView } from './blocks/news-article-block.tsx';
import { NewsOverviewView } from './blocks/news-overview-block.tsx';
import { PageListView } from './blocks/page-list-block.tsx';
import { PersonalisedView } from './blocks/personalised-block.tsx';
import { PrintButtonView } from './blocks/print-button-block.tsx';
import { ProductListView } from './blocks/product-list-block.tsx';
import { RawView } from './blocks/raw-block.tsx';
import { RelatedNewsView } from './blocks/related-news-block.tsx';
import { RichTextView } from './blocks/rich-text-block.tsx';
import { SearchView } from './blocks/search-block.tsx';
import { SocialShareView } from './blocks/social-share-block.tsx';
import { StructuredDataView } from './blocks/structured-data-block.tsx';
import { UnknownBlockView } from './blocks/unknown-block.tsx';
import { VideoView } from './blocks/video-block.tsx';
import { WrapperView } from './blocks/wrapper-block.tsx';
import { BlockFrame } from './parts/block-frame.tsx';
import { Chrome } from './parts/chrome.tsx';
import { Guarded } from './parts/guarded.tsx';
import { isBlankCard } from './parts/is-blank-card.ts';
import type { RenderContext, ViewOf } from './render-context.ts';

type Views = { readonly [Kind in ContentBlock['kind']]: ViewOf<Kind> };

/** The views of all public blocks; a missing one does not compile. */
const VIEWS: Views = {
  agenda: AgendaView,
  banner: BannerView,
  bordered: BorderedView,
  'call-to-action': CallToActionView,
  'call-to-action-image': CallToActionImageView,
  card: CardView,
  carousel: CarouselView,
  'column-splitter': ColumnSplitterView,
  'contact-card': ContactCardView,
  'contact-form': ContactFormView,
  breadcrumb: BreadcrumbView,
  'content-card': ContentCardView,
  divider: DividerView,
  duo: DuoView,
  exhibitor: ExhibitorBlockView,
  'exhibitor-list': ExhibitorListView,
  'exhibitor-logos': ExhibitorLogosView,
  'fair-opening': FairOpeningView,
  faq: FaqView,
  feed: FeedView,
  figures: FiguresView,
  'flexible-layout': FlexibleLayoutView,
  gallery: GalleryView,
  'icon-card': IconCardView,
  iframe: IframeView,
  image: ImageView,
  jumbotron: JumbotronView,
  'link-list': LinkListView,
  'logo-row': LogoRowView,
  map: MapView,
  modal: ModalView,
  'news-article': NewsArticleView,
  'news-overview': NewsOverviewView,
  'page-list': PageListView,
  personalised: PersonalisedView,
  'print-button': PrintButtonView,
  'product-list': ProductListView,
  raw: RawView,
  'related-news': RelatedNewsView,
  'rich-text': RichTextView,
  search: SearchView,
  'structured-data': StructuredDataView,
  'social-share': SocialShareView,
  unknown: UnknownBlockView,
  video: VideoView,
  wrapper: WrapperView,
};

interface Props {
  block: ContentBlock;
  page: RenderContext;
}

/** A block in its frame, with the editor's markers while its page is edited. */
export function ContentView({ block, page }: Props) {
  if (block.kind === 'raw') return <RawView block={block} />;
  if (page.state !== 'edit' && isBlankCard(block)) return null;
  const framed = (
    <BlockFrame look={block.look}>
      <Guarded name={block.kind} page={page}>
        <BlockView block={block} page={page} />
      </Guarded>
    </BlockFrame>
  );
  if (!page.marks) return framed;
  return (
    <Chrome type="rendering" id={block.uid}>
      {framed}
    </Chrome>
  );
}

/** Without a data source a block renders nothing, except a notice for editors. */
function BlockView({ block, page }: Props): ReactElement | null {
  if (block.lacksSource) {
    const notice = withoutDataSource(page.state);
    return notice === '' ? null : <p className={styles.note}>{notice}</p>;
  }
  // The lookup by kind guarantees that the view matches the block.
  const View = VIEWS[block.kind] as (props: Props) => ReactElement | null;
  return <View block={block} page={page} />;
}
