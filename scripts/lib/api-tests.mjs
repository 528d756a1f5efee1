import { runNode } from './command.mjs'
import { fromRoot } from './root.mjs'

/** Runs files of tests/api with additional environment variables, and prints their output. Returns the exit code. */
export async function runApiTests(files, more) {
  const names = files.map((name) => `tests/api/${name}.test.ts`)
  const args = ['run', '--project', 'api', '--project', 'api-database', '--project', 'api-isolated', ...names]
  const { code } = await runNode(fromRoot('node_modules/vitest/vitest.mjs'), args, {
    env: { ...process.env, ...more },
    live: true,
  })
  return code
}
