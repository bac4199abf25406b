/** The icons of pages without the framework, in files that pages share. */
export interface SiteIcons {
  /**
   * Replaces the drawings of the icons in a rendered document by references to two files: one with the icons of its
   * frame, which a visitor's next pages have too, and one with those of its own contents.
   */
  readonly linkIn: (html: string) => Promise<string>;
}
