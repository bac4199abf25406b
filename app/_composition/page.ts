import type { Dictionary, PageSource } from '@fairdesk/core/page';
import { token } from './token.ts';

export const PAGE_SOURCE = token<PageSource>('page source');
export const DICTIONARY = token<Dictionary>('dictionary');
