import type { EmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import type { Settings } from '#app/_process/settings.ts';

/** Prints the address of the server, and how to get in: the sign-ins of a demo, or the link of an empty store. */
export const announce = (
  { appUrl, dataFolder }: Settings,
  { signIns, setupLink }: Pick<EmbeddedPlatform, 'signIns' | 'setupLink'>,
): void => {
  console.log(`\nFairdesk is open at ${appUrl}`);
  console.log(`Data folder: ${dataFolder}`);
  if (setupLink !== undefined)
    console.log(`\nNobody can sign in yet. Create the first administrator at\n  ${setupLink}\n`);
  if (signIns.length === 0) return;
  console.log('\nDemo sign-ins (this machine only):');
  for (const { accountName, password, what } of signIns)
    console.log(`  ${accountName}  ${password}  ${what}`);
  console.log('');
};
