import { test } from 'node:test';
import { taskKeeperLaws } from '@fairdesk/core/testing';
import { type Bug, subject } from './keeper.ts';

/** Holds the adapter to the laws with Node's own test runner; the first argument names the bug it is to have. */
taskKeeperLaws(subject(process.argv[2] as Bug | undefined), {
  test: (sentence, body) => void test(sentence, body),
});
