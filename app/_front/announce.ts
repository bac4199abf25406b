import type { SignIn } from '#app/_composition/embedded-platform.ts';
import type { Settings } from '#app/_process/settings.ts';

/** Tells whoever started the server where it is and, on a demo, who may come in. */
export const announce = ({ appUrl, dataFolder }: Settings, signIns: readonly SignIn[]): void => {
  console.log(`\nFairdesk is open at ${appUrl}`);
  console.log(`Data folder: ${dataFolder}`);
  if (signIns.length === 0) return;
  console.log('\nDemo sign-ins (this machine only):');
  for (const { accountName, password, what } of signIns)
    console.log(`  ${accountName}  ${password}  ${what}`);
  console.log('');
};
