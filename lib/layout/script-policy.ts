import { randomBytes } from 'node:crypto'
import { hashScript } from '@/lib/security/script-sources'
import { HEAD_SCRIPT } from './head-script'

/** It stands in every document, also in those whose other scripts carry the nonce of a request. */
const HEAD_SCRIPT_SOURCE = hashScript(HEAD_SCRIPT)

/** The script sources of one request: `forRender` goes to Next, which reads the nonce from it; `sources` to the response. */
export function buildScriptPolicy(): { forRender: string; sources: string } {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  return { forRender: `script-src ${nonce}`, sources: `${nonce} ${HEAD_SCRIPT_SOURCE}` }
}
