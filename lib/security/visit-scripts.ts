import { randomBytes } from 'node:crypto'
import { HEAD_SCRIPT } from '@/lib/head-script'
import { hashScript } from './script-sources.cjs'

/** It stands in every document, also in those whose other scripts carry the nonce of a visit. */
const PRICE_SOURCE = hashScript(HEAD_SCRIPT)

/** What one visit's inline scripts run by: `forRender` goes to Next, which reads the nonce from it; `sources` to the answer. */
export function buildVisitScripts(): { forRender: string; sources: string } {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  return { forRender: `script-src ${nonce}`, sources: `${nonce} ${PRICE_SOURCE}` }
}
