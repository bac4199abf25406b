// The entry point of the script for public pages.
import { defineElements } from './index.ts';

defineElements();
