import { existsSync } from 'node:fs'
import { runCommand } from './command.mjs'

const SYSTEM_PATH = '/usr/bin/chromium'
const INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']

/** Path of a Chromium for the browser tests, installing the system's where that is possible; else `{ why }` not. */
export async function findChromium(show) {
  const given = process.env.CHROMIUM
  if (given) return existsSync(given) ? { path: given } : { why: `CHROMIUM names ${given}, which is not there` }
  if (existsSync(SYSTEM_PATH)) return { path: SYSTEM_PATH }
  if (!existsSync('/usr/bin/apt-get'))
    return { why: `there is no ${SYSTEM_PATH} and no apt-get to install it: set CHROMIUM` }
  const [command, ...args] = process.getuid?.() === 0 ? INSTALL : ['sudo', '-n', ...INSTALL]
  show('Installing Chromium ...')
  const { code, output } = await runCommand(command, args)
  if (code === 0 && existsSync(SYSTEM_PATH)) return { path: SYSTEM_PATH }
  const reason = output.trim().split('\n').at(-1)
  return { why: `Chromium is not there and could not be installed (${reason}): install it or set CHROMIUM` }
}
