import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A self-signed certificate with its key, both in PEM. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

/** Creates a certificate for these hosts, valid for one day around now. */
export const selfSigned = (hosts: readonly string[]): SelfSigned => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(certificate(hosts, privateKey, publicKey.export({ type: 'spki', format: 'der' }))),
  };
};

/** Source: RFC 5280 §4.1. */
const certificate = (hosts: readonly string[], privateKey: KeyObject, publicKey: Buffer): Buffer => {
  const name = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from('test')))));
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  const now = Date.now();
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sequence(ECDSA_WITH_SHA256),
    name,
    sequence(time(now - DAY_MS / 2), time(now + DAY_MS / 2)),
    name,
    publicKey,
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, names)))),
  );
  const signature = sign('sha256', signed, privateKey);
  return sequence(signed, sequence(ECDSA_WITH_SHA256), der(0x03, Buffer.from([0]), signature));
};

const DAY_MS = 86_400_000;

/** A value with its tag and length. Source: ITU-T X.690 §8.1. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const set = (...parts: readonly Buffer[]): Buffer => der(0x31, ...parts);
const oid = (bytes: string): Buffer => der(0x06, Buffer.from(bytes, 'hex'));
/** `YYMMDDHHMMSSZ` */
const time = (ms: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const COMMON_NAME = oid('550403');
const SUBJECT_ALT_NAME = oid('551d11');
const ECDSA_WITH_SHA256 = oid('2a8648ce3d040302');

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
