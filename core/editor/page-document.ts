/** A value of a field, as the content platform stores it: a text, a link, an image, or items. */
export type FieldContent = null | boolean | number | string | readonly FieldContent[] | FieldRecord;

/** Values by name. */
export interface FieldRecord {
  readonly [name: string]: FieldContent;
}

/** A place on a page that holds blocks: an area of the page, or a column of a block. */
export interface DocumentPlace {
  /** The role of an area, one of `AREAS`: `main`; any other area and a column have a name of their own: `column-1-{*}`. */
  readonly key: string;
  readonly blocks: readonly DocumentBlock[];
}

/** A block as an editor changes it, before it is read into what visitors see. */
export interface DocumentBlock {
  /** Unique within its page. */
  readonly id: string;
  /** The name of its component: `RichText`. */
  readonly component: string;
  /** By name as stored; a name without a field is absent. */
  readonly fields: FieldRecord;
  /** By name; a parameter without a value is absent. */
  readonly params: Readonly<Record<string, string>>;
  readonly places: readonly DocumentPlace[];
  /** What the content platform stored beside all this; kept as it is. */
  readonly kept: FieldRecord;
}

/** A page in one language, as an editor changes it. */
export interface PageDocument {
  /** The page's own fields: title, description, image. */
  readonly fields: FieldRecord;
  readonly areas: readonly DocumentPlace[];
}
