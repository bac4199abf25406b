import { test } from 'node:test';
import { taskKeeperLaws } from '@fairdesk/core/testing';
import { type Bug, subject } from './keeper.ts';

/** Tests the adapter against the laws with Node's own test runner; the first argument names its bug. */
taskKeeperLaws(subject(process.argv[2] as Bug | undefined), {
  test: (sentence, body) => void test(sentence, body),
});
