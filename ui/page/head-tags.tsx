/** Metadata of a page for browsers, search engines and link previews. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  readonly robots?: string;
  readonly icons: {
    readonly icon: string;
    /** For the home screen of a phone, in a format that all of them show. */
    readonly apple?: string;
  };
  /** The RSS feed of its news. */
  readonly feed?: { readonly title: string; readonly href: string };
  readonly alternates?: {
    readonly canonical: string;
    /** Addresses by language. */
    readonly languages: Readonly<Record<string, string>>;
  };
  readonly openGraph?: Card & {
    readonly type: 'website' | 'article';
    readonly url: string;
    /** With an underscore: `en_GB`. */
    readonly locale: string;
    readonly siteName?: string;
    /** Of an article: an instant in UTC, or only its day. */
    readonly publishedTime?: string;
  };
  readonly twitter?: Card & { readonly card: 'summary' | 'summary_large_image' };
}

interface Card {
  readonly title: string;
  readonly description?: string;
  readonly images?: { readonly url: string; readonly alt: string }[];
}

interface Props {
  head: Head;
}

/** Renders the metadata as elements. Source: site spec §2 "Language switching". */
export function HeadTags({
  head: { title, description, robots, icons, feed, alternates, openGraph, twitter },
}: Props) {
  return (
    <>
      <title>{title}</title>
      {withContent({ description, robots }).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {alternates && <link rel="canonical" href={alternates.canonical} />}
      {Object.entries(alternates?.languages ?? {}).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {openGraph &&
        withContent({
          'og:type': openGraph.type,
          'og:site_name': openGraph.siteName,
          'og:url': openGraph.url,
          'og:locale': openGraph.locale,
          'article:published_time': openGraph.publishedTime,
          ...cardOf('og:', openGraph),
        }).map(([property, content]) => <meta key={property} property={property} content={content} />)}
      {twitter &&
        withContent({ 'twitter:card': twitter.card, ...cardOf('twitter:', twitter) }).map(
          ([name, content]) => <meta key={name} name={name} content={content} />,
        )}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />}
      <link rel="icon" href={icons.icon} />
      {icons.apple && <link rel="apple-touch-icon" href={icons.apple} />}
    </>
  );
}

const cardOf = (kind: 'og:' | 'twitter:', { title, description, images: [image] = [] }: Card) => ({
  [`${kind}title`]: title,
  [`${kind}description`]: description,
  [`${kind}image`]: image?.url,
  [`${kind}image:alt`]: image?.alt,
});

const withContent = (
  facts: Readonly<Record<string, string | undefined>>,
): [name: string, content: string][] =>
  Object.entries(facts).flatMap(([name, content]) => (content ? [[name, content]] : []));
