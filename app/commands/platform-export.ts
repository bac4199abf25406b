import { exportScreens } from '#app/_commands/export-screens.ts';
import { runCommand } from '#app/_commands/run-command.ts';

await runCommand({
  usage: `Usage: npm run platform:export -- <folder>

Writes the portal's own screens to a new folder, as layout JSON in four languages: what a content
platform of your own should hold.`,
  orderOf: ([folder, ...more]) => (folder && more.length === 0 ? folder : undefined),
  carryOut: async (folder) => {
    const { line, isDone } = await exportScreens(folder);
    return { lines: [line], isDone };
  },
});
