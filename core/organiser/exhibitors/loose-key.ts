import { foldedText } from '../../shared/index.ts';

/** A text without case, accents, spaces and punctuation, to compare names: `Şirket adı` becomes `sirketadi`. */
export const looseKey = (text: string): string => foldedText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
