import { isEmail } from '@fairdesk/core/shared';
import { isSafeAddress } from './safe-address.ts';

/**
 * The address of a link that an editor typed, or `undefined` for an invalid one.
 *
 * | typed                          | address                        |
 * | ------------------------------ | ------------------------------ |
 * | `/visit`, `#hours`, `?page=2`  | unchanged                      |
 * | `https://a.example`, `tel:112` | unchanged                      |
 * | `info@a.example`               | `mailto:info@a.example`        |
 * | `a.example/map`                | `https://a.example/map`        |
 * | `javascript:…`, `//a.example`  | invalid                        |
 */
export const linkAddress = (typed: string): string | undefined => {
  const address = typed.trim();
  if (isEmail(address)) return `mailto:${address}`;
  if (/^[^\s/?#:]+\.[a-z]{2,}([:/?#]\S*)?$/i.test(address)) return `https://${address}`;
  const isComplete = /^([/?#]|(https?:\/\/|mailto:|tel:)[^\s])\S*$/i.test(address);
  return isComplete && isSafeAddress(address) ? address : undefined;
};
