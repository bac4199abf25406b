import { misspelledSettings } from '#app/_process/misspelled-settings.ts';
import { SETTING_NAMES, type Settings } from '#app/_process/settings.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const ABOUT = 'Settings';
/** The first version that runs the sources without a build of their own. */
const OLDEST_NODE = 24;

/** The version of Node. @param version such as `24.21.0` */
export const checkNode = (version: string): Finding =>
  Number.parseInt(version, 10) >= OLDEST_NODE
    ? ok('Node', `Version ${version}.`)
    : fault(
        'Node',
        `Version ${version} is too old: start with npm, which uses the project's own Node ${OLDEST_NODE}.`,
      );

/** Settings without effect, and what an installation that others reach still lacks. */
export const checkSettings = (env: NodeJS.ProcessEnv, settings: Settings): readonly Finding[] => {
  const findings = [
    ...misspelledSettings(env, SETTING_NAMES).map((sentence) => warning(ABOUT, sentence)),
    ...(settings.isLocal ? [] : publicFindings(env, settings)),
  ];
  if (findings.length > 0) return findings;
  return [
    settings.isLocal
      ? ok(ABOUT, 'Nothing is missing on your own machine. Set APP_URL before others use it.')
      : ok(ABOUT, 'Nothing is missing or misspelled.'),
  ];
};

const publicFindings = (
  env: NodeJS.ProcessEnv,
  { appUrl, mail, trustProxy }: Settings,
): readonly Finding[] => {
  const isSecure = appUrl.startsWith('https:');
  return [
    ...(env.APP_URL
      ? []
      : [fault(ABOUT, 'APP_URL is missing: links in mail lead to this machine. Set the public address.')]),
    ...(env.APP_URL && !isSecure
      ? [fault(ABOUT, 'APP_URL is not https: passwords travel unencrypted. Put a proxy with TLS in front.')]
      : []),
    ...(mail
      ? []
      : [fault(ABOUT, 'SMTP_URL and MAIL_FROM are missing: mail is only stored in the outbox folder.')]),
    ...(isSecure && !trustProxy
      ? [warning(ABOUT, 'TRUST_PROXY is 0: behind a proxy, set it to 1, or all visitors share one limit.')]
      : []),
  ];
};
