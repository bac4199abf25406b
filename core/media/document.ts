import { type FieldFault, type FormField, formFaults } from '../shared/index.ts';

/** What a document can be. Source: portal spec §3. */
export const DOCUMENT_TYPES = ['WHITEPAPER', 'BROCHURE', 'PRESENTATION'] as const;
/** One of {@link DOCUMENT_TYPES}. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A document of a company or of a product. Source: portal spec §3 "Document". */
export interface CompanyDocument {
  readonly id: string;
  /** Changes with every save; whoever saves names the one they saw. */
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly type: DocumentType;
  readonly url: string;
  /** Why nobody can download it: it is being checked for viruses, or one was found. Absent once it can be. */
  readonly held?: 'checking' | 'infected';
  readonly sortIndex: number;
}

/** A document as its dialog holds it, besides the file. */
export interface DocumentForm {
  readonly title: string;
  readonly description: string;
  /** One of {@link DOCUMENT_TYPES}; empty until chosen. */
  readonly type: string;
}

/** The longest texts, in characters. Source: portal spec §5 "Max lengths". */
export const DOCUMENT_TITLE_MAX = 50;
/** The longest description, in characters. */
export const DOCUMENT_DESCRIPTION_MAX = 500;

/** What the dialog asks for besides the file. */
export const DOCUMENT_FIELDS = {
  title: { label: 'title', required: true, maxLength: DOCUMENT_TITLE_MAX },
  description: { label: 'description', maxLength: DOCUMENT_DESCRIPTION_MAX },
  type: {
    label: 'type',
    required: true,
    also: {
      code: 'forms-choice',
      /** Whether it is one of the three. */
      holds: (type: string) => (DOCUMENT_TYPES as readonly string[]).includes(type),
    },
  },
} as const satisfies Record<string, FormField>;

/** What is wrong with the dialog of a document; its file is judged by `fileFieldFaults`. Source: portal spec §5. */
export const documentFaults = (
  form: Readonly<Record<keyof typeof DOCUMENT_FIELDS, string>>,
): readonly FieldFault[] => formFaults(form, DOCUMENT_FIELDS);

/** A document's dialog as it is sent. */
export const documentToSave = ({ title, description, type }: DocumentForm): DocumentForm => ({
  title: title.trim(),
  description,
  type: type.trim(),
});
