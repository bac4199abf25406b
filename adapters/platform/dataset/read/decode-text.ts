import type { Encoding } from '@fairdesk/core/organiser';
import { encodingOf } from '../../../shared/tables/encoding-of.ts';

/** The text of a file, and its encoding where that was guessed from its letters. */
export interface DecodedText {
  readonly text: string;
  readonly guessed?: Encoding;
}

/** Decodes bytes as organisers' spreadsheet programs write them; see {@link encodingOf}. */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding.startsWith('windows') ? { text, guessed: encoding } : { text };
};
