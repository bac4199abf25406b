import { type FieldConstraints, type FieldFault, formFaults } from '../shared/index.ts';

/** The types of documents. Source: portal spec §3. */
export const DOCUMENT_TYPES = ['WHITEPAPER', 'BROCHURE', 'PRESENTATION'] as const;
/** One of {@link DOCUMENT_TYPES}. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A document of a company or of a product. Source: portal spec §3 "Document". */
export interface CompanyDocument {
  readonly id: string;
  /** Changes with every save; a save names the version it is based on. */
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly type: DocumentType;
  readonly url: string;
  /**
   * Why it cannot be downloaded: the virus scan is pending, or it found a virus. Absent once it can be
   * downloaded.
   */
  readonly held?: 'checking' | 'infected';
  readonly sortIndex: number;
}

/** The values of the document dialog, without the file. */
export interface DocumentForm {
  readonly title: string;
  readonly description: string;
  /** One of {@link DOCUMENT_TYPES}; empty until chosen. */
  readonly type: string;
}

/** The longest title, in characters. Source: portal spec §5 "Max lengths". */
export const DOCUMENT_TITLE_MAX = 50;
/** The longest description, in characters. */
export const DOCUMENT_DESCRIPTION_MAX = 500;

/** The fields of the document dialog, without the file. */
export const DOCUMENT_FIELDS = {
  title: { label: 'title', kind: 'line', required: true, maxLength: DOCUMENT_TITLE_MAX },
  description: { label: 'description', maxLength: DOCUMENT_DESCRIPTION_MAX },
  type: {
    label: 'type',
    required: true,
    also: {
      code: 'forms-choice',
      /** Whether it is a document type. */
      holds: (type: string) => (DOCUMENT_TYPES as readonly string[]).includes(type),
    },
  },
} as const satisfies Record<string, FieldConstraints>;

/** The faults of the document dialog; `fileFieldFaults` checks its file. Source: portal spec §5. */
export const documentFaults = (
  form: Readonly<Record<keyof typeof DOCUMENT_FIELDS, string>>,
): readonly FieldFault[] => formFaults(form, DOCUMENT_FIELDS);

/** Cleans the values of the document dialog before they are sent. */
export const documentToSave = ({ title, description, type }: DocumentForm): DocumentForm => ({
  title: title.trim(),
  description,
  type: type.trim(),
});
