// Ends with 1 when a commit after that of .ci/commit-form-since has a message of another form (commitlint.config.mjs).
import { readFileSync } from 'node:fs'
import { runNode } from '../lib/command.mjs'
import { fromRoot } from '../lib/root.mjs'

const since = readFileSync(fromRoot('.ci/commit-form-since'), 'utf8').trim()
const commitlint = fromRoot('node_modules/@commitlint/cli/cli.js')
const { code, output } = await runNode(commitlint, ['--from', since, '--to', 'HEAD'])
if (output.trim()) console.log(output.trim())
process.exit(code)
