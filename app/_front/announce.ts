import type { SignIn } from '#app/_composition/embedded-platform.ts';
import type { Settings } from '#app/_process/settings.ts';

/** Prints the address of the server and, on a demo, its sign-ins. */
export const announce = ({ appUrl, dataFolder }: Settings, signIns: readonly SignIn[]): void => {
  console.log(`\nFairdesk is open at ${appUrl}`);
  console.log(`Data folder: ${dataFolder}`);
  if (signIns.length === 0) return;
  console.log('\nDemo sign-ins (this machine only):');
  for (const { accountName, password, what } of signIns)
    console.log(`  ${accountName}  ${password}  ${what}`);
  console.log('');
};
