import type { ComponentName } from '../../shared/block-descriptions/block-descriptions.ts';
import { banner, callToAction, callToActionImage, jumbotron } from './action-readers.ts';
import { readBreadcrumb } from './breadcrumb.ts';
import { card, contactCard, contentCard, iconCard } from './card-readers.ts';
import { carousel } from './carousel-reader.ts';
import { contactForm } from './contact-form-reader.ts';
import { exhibitor, exhibitorList, productList } from './exhibitor-readers.ts';
import { exhibitorLogos, fairOpening, figures, logoRow } from './fair-readers.ts';
import { faq } from './faq-reader.ts';
import { feed } from './feed-reader.ts';
import { gallery } from './gallery-reader.ts';
import { agenda, linkList, pageList } from './list-readers.ts';
import { iframe, image, map, video } from './media-readers.ts';
import { newsOverview, relatedNews } from './news-readers.ts';
import type { ReadBlock } from './rendering.ts';
import { search } from './search-reader.ts';
import { divider, printButton, structuredData } from './small-readers.ts';
import { socialShare } from './social-share.ts';
import { navigation, pageContent, promo, title } from './starter-readers.ts';
import { bordered, richText } from './text-readers.ts';

/** The public blocks without nested blocks, by rendering name. */
export const CONTENT_READERS = {
  Agenda: agenda,
  Banner: banner,
  BorderedBlock: bordered,
  Breadcrumb: readBreadcrumb,
  CallToActionCard: callToAction,
  CallToActionImage: callToActionImage,
  Carousel: carousel,
  ContactCard: contactCard,
  ContactForm: contactForm,
  ContentBlockCard: contentCard,
  ContentCard: card,
  Divider: divider,
  ExhibitorList: exhibitorList,
  ExhibitorLogos: exhibitorLogos,
  ExhibitorProfile: exhibitor,
  FairOpening: fairOpening,
  Faq: faq,
  Figures: figures,
  Gallery: gallery,
  IconCard: iconCard,
  Iframe: iframe,
  Image: image,
  Jumbotron: jumbotron,
  LinkList: linkList,
  LogoRow: logoRow,
  Map: map,
  Navigation: navigation,
  NewsOverview: newsOverview,
  PageContent: pageContent,
  PageList: pageList,
  PortraitCard: contactCard,
  PrintButton: printButton,
  ProductList: productList,
  Promo: promo,
  RelatedNews: relatedNews,
  RichText: richText,
  RssFeedList: feed,
  Search: search,
  SocialShare: socialShare,
  StructuredData: structuredData,
  Title: title,
  Video: video,
} satisfies Partial<Record<ComponentName, ReadBlock>>;
