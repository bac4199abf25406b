// What a public page runs: all of its script begins here.
import { defineElements } from './index.ts';

defineElements();
