import { randomBytes } from 'node:crypto'
import { hashScript } from '@/lib/security/script-sources'
import { HEAD_SCRIPT } from './head-script'

/** Every document contains this script, also one whose other scripts have the nonce of a request. */
const HEAD_SCRIPT_SOURCE = hashScript(HEAD_SCRIPT)

/** The CSP script sources of one request: `forRender` for Next, which reads the nonce; `sources` for the response. */
export function buildScriptPolicy(): { forRender: string; sources: string } {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  return { forRender: `script-src ${nonce}`, sources: `${nonce} ${HEAD_SCRIPT_SOURCE}` }
}
