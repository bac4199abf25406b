/** The style sheets of pages without the framework: each has only the rules for its own markup. */
export interface SiteSheets {
  /** What a document links until its markup is known. */
  readonly placeholder: string;
  /** Begins to read the rules, in parallel with the page. */
  readonly prepare: () => void;
  /** Replaces the placeholder in a rendered document by the address of its sheet. */
  readonly linkIn: (html: string) => Promise<string>;
  /** Replaces it by the rules themselves, for a page that most visitors load once: saves a round trip. */
  readonly inlineIn: (html: string) => Promise<string>;
  /** The addresses of all rules, for a page whose markup is streamed. */
  readonly whole: () => Promise<readonly string[]>;
}
