import { parseArgs } from 'node:util';
import { isEmail } from '@fairdesk/core/shared';
import { inviteAdministrator } from '#app/_commands/invite-administrator.ts';
import { runCommand } from '#app/_commands/run-command.ts';

await runCommand({
  usage: `Usage: npm run admin -- invite <email>

Prints a link that makes this person an administrator, who can create fairs. It works once, for seven days.`,
  orderOf: (words) => {
    const { positionals } = parseArgs({ args: [...words], options: {}, allowPositionals: true });
    const [kind, email, ...more] = positionals;
    return kind === 'invite' && email && isEmail(email) && more.length === 0
      ? email.toLowerCase()
      : undefined;
  },
  carryOut: (email, settings) => inviteAdministrator(email, settings, console),
});
