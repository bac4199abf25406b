interface Props {
  /** JSON in which every character that could end the element is escaped. */
  facts: readonly string[];
}

/** Structured data of a page for search engines. */
export function SearchData({ facts }: Props) {
  return facts.map((fact) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every character that could end the element is escaped
    <script key={fact} type="application/ld+json" dangerouslySetInnerHTML={{ __html: fact }} />
  ));
}
