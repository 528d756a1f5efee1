import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

/** Runs a command to its end. Returns its exit code and its whole output; a missing command counts as failed. */
export function runCommand(command, args, { env = process.env, live = false, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    for (const stream of live ? [] : [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
  })
}

export const runNode = (file, args = [], options = {}) => runCommand(process.execPath, [file, ...args], options)
