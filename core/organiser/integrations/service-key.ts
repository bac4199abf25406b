import {
  addDays,
  dayIn,
  type FieldFault,
  faultIf,
  isDay,
  isoText,
  tooLong,
  zonedInstant,
} from '../../shared/index.ts';

/** The areas of the JSON:API that a key can open. */
export const SERVICE_KEY_AREAS = ['companies', 'stands', 'categories', 'tasks', 'products', 'news'] as const;
/** One of {@link SERVICE_KEY_AREAS}. */
export type ServiceKeyArea = (typeof SERVICE_KEY_AREAS)[number];

/** What a key may do in an area: `write` includes `read`. */
export type ServiceKeyLevel = 'read' | 'write';

/** What a key may do where: `companies:read`. */
export type ServiceKeyScope = `${ServiceKeyArea}:${ServiceKeyLevel}`;

/** Every scope, by area. */
export const SERVICE_KEY_SCOPES: readonly ServiceKeyScope[] = SERVICE_KEY_AREAS.flatMap(
  (area) => [`${area}:read`, `${area}:write`] as const,
);

/**
 * A key with which a program of the organiser uses the JSON:API for one event. The secret is not part of it: only the
 * program has it.
 */
export interface ServiceKey {
  readonly id: string;
  readonly name: string;
  /** At most one for each area. */
  readonly scopes: readonly ServiceKeyScope[];
  /** ISO, as every moment of a key. */
  readonly created: string;
  /** The email address of the administrator; empty once that person was deleted. */
  readonly createdBy: string;
  /** Exact to a minute. */
  readonly lastUsed?: string | undefined;
  /** The first moment at which the key is no longer valid; absent for a key without an end. */
  readonly expires?: string | undefined;
  readonly revoked?: string | undefined;
}

/** What an administrator states about a new key. */
export interface ServiceKeyForm {
  readonly name: string;
  readonly scopes: readonly ServiceKeyScope[];
  /** The last day on which the key is valid, in the time zone of the event; empty for no end. */
  readonly lastDay: string;
}

/** A new key. Its secret is shown once and stored only as a hash. */
export interface NewServiceKey {
  readonly key: ServiceKey;
  /** `fdk_` and 256 random bits. */
  readonly secret: string;
}

/** The maximum length of a key's name, in characters. */
export const SERVICE_KEY_NAME_MAX = 80;

/** How many keys of an event may be active at once. Ours. */
export const SERVICE_KEYS_MAX = 20;

/** Marks a secret, so that scanners of published code recognise it. */
export const SERVICE_KEY_PREFIX = 'fdk_';

const SECRET = new RegExp(`^${SERVICE_KEY_PREFIX}[\\w-]{43}$`);

/** Whether a text has the form of a key's secret. */
export const isServiceKeySecret = (text: string): boolean => SECRET.test(text);

/** Whether a key is valid, and why not. */
export type ServiceKeyState = 'active' | 'expired' | 'revoked';

/**
 * The state of a key at a moment.
 *
 * | key                  | state     |
 * | -------------------- | --------- |
 * | revoked              | `revoked` |
 * | `now` from `expires` | `expired` |
 * | any other            | `active`  |
 */
export const serviceKeyState = (
  { revoked, expires }: Pick<ServiceKey, 'revoked' | 'expires'>,
  now: Date,
): ServiceKeyState => {
  if (revoked !== undefined) return 'revoked';
  return expires !== undefined && Date.parse(expires) <= now.getTime() ? 'expired' : 'active';
};

/** Whether scopes include this level of an area. */
export const hasScope = (
  scopes: readonly ServiceKeyScope[],
  area: ServiceKeyArea,
  level: ServiceKeyLevel,
): boolean => scopes.includes(`${area}:write`) || (level === 'read' && scopes.includes(`${area}:read`));

/** What scopes allow in an area. */
export const levelOf = (
  scopes: readonly ServiceKeyScope[],
  area: ServiceKeyArea,
): ServiceKeyLevel | undefined => {
  if (hasScope(scopes, area, 'write')) return 'write';
  return hasScope(scopes, area, 'read') ? 'read' : undefined;
};

/** The scopes with another level of an area, in the order of the areas. */
export const withLevel = (
  scopes: readonly ServiceKeyScope[],
  area: ServiceKeyArea,
  level: ServiceKeyLevel | undefined,
): readonly ServiceKeyScope[] =>
  SERVICE_KEY_AREAS.flatMap((each) => {
    const newLevel = each === area ? level : levelOf(scopes, each);
    return newLevel === undefined ? [] : [`${each}:${newLevel}` as const];
  });

/**
 * When a key with this last day expires: at the midnight that ends it, in the zone of the event. `undefined` for no
 * day.
 */
export const serviceKeyExpiry = (lastDay: string, timeZone: string): string | undefined =>
  isoText(zonedInstant(addDays(lastDay, 1), '', timeZone)) || undefined;

/** Where and when a new key is made. */
export interface ServiceKeyMoment {
  /** The time zone of the event. */
  readonly timeZone: string;
  readonly now: Date;
}

/** The faults of a new key. */
export const serviceKeyFaults = (
  { name, scopes, lastDay }: ServiceKeyForm,
  { timeZone, now }: ServiceKeyMoment,
): readonly FieldFault[] => [
  ...nameFaults(name.trim()),
  ...scopeFaults(scopes),
  ...dayFaults(lastDay, dayIn(timeZone, now)),
];

const nameFaults = (name: string): readonly FieldFault[] => {
  if (name === '') return [{ path: 'name', code: 'forms-required' }];
  return tooLong('name', name, SERVICE_KEY_NAME_MAX);
};

const scopeFaults = (scopes: readonly ServiceKeyScope[]): readonly FieldFault[] => {
  const areas = new Set(scopes.map((scope) => scope.split(':', 1)[0]));
  return faultIf(!(scopes.length > 0 && areas.size === scopes.length), 'scopes', 'service-key-scopes');
};

const dayFaults = (lastDay: string, today: string): readonly FieldFault[] => {
  if (lastDay === '') return [];
  if (!isDay(lastDay)) return [{ path: 'lastDay', code: 'forms-date' }];
  return faultIf(lastDay < today, 'lastDay', 'service-key-past');
};

/** The fault of a key above {@link SERVICE_KEYS_MAX}. @param keys the keys that the event has */
export const serviceKeyCountFaults = (
  keys: readonly Pick<ServiceKey, 'revoked' | 'expires'>[],
  now: Date,
): readonly FieldFault[] =>
  faultIf(
    keys.filter((key) => serviceKeyState(key, now) === 'active').length >= SERVICE_KEYS_MAX,
    'name',
    'service-keys-max',
    { max: SERVICE_KEYS_MAX },
  );
