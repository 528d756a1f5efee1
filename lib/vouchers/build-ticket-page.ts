import { escapeHtml } from '@/domain/shared/escape-html'
import type { Locale } from '@/domain/shared/locales'
import { TICKET_SCRIPT } from './ticket-script'

export interface TicketPage {
  company: string
  companyName: string
  /** The tenant's time zone, which determines the current day. */
  zone: string
  fallback: Locale
  /** Ed25519 keys of the tenant, including retired ones: id to raw key as base64url. */
  keys: readonly { id: string; publicKey: string }[]
  words: Record<Locale, Record<string, string>>
  /** Custom properties of the shop's theme. */
  themeCss: string
}

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#faf6f0;color:#10272c;font:17px/1.5 system-ui,sans-serif}
header{padding:10px 20px;background:var(--brand,#0b5a63);color:var(--on-brand,#fff)}header p{margin:0}h1{margin:0;font-size:20px}
main{max-width:560px;margin:auto;padding:16px;display:grid;gap:16px}
#state{border:2px solid #10272c;border-radius:14px;background:#fff;overflow:hidden}
#verdict{display:grid;justify-items:center;gap:6px;padding:20px 16px;text-align:center;text-wrap:balance}
svg{width:112px;height:112px;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
#state[data-state=valid] svg,#state[data-state=cancelled] svg,#state[data-state=invalid] svg,#state[data-state=foreign] svg{stroke-width:3.5}
h2{margin:0;font-size:34px;font-weight:800;line-height:1.15}#note{margin:0;font-size:18px;font-weight:700}#note:empty{display:none}
#state[data-state=valid] #verdict{background:#0d6637;color:#fff}
#state:is([data-state=cancelled],[data-state=used],[data-state=invalid],[data-state=foreign]) #verdict{background:#b3261e;color:#fff}
#state:is([data-state=moved],[data-state=unpaid],[data-state=wrongDay],[data-state=unchecked],[data-state=unsupported]) #verdict{background:#ffc233;color:#10272c}
dl{margin:0;padding:0 16px}dl:not(:empty){padding-block:6px;border-top:2px solid #10272c}dl div{display:flex;justify-content:space-between;gap:16px;padding:6px 0}dl div+div{border-top:1px solid #b9c6c8}dt{color:#53676c}dd{margin:0;font-weight:700}
#list{margin:0;padding:8px 16px;border-top:2px solid #10272c;background:#eef2f2;font-weight:700;text-align:center;text-wrap:balance}#list span{display:block}#list:empty{display:none}
#list:not([data-list=fresh]){background:#ffc233}#list:not([data-list=fresh]) span:first-child::before{content:"⚠︎";margin-inline-end:8px}
form{display:grid;gap:8px}label{font-weight:650}textarea{width:100%;min-height:88px;padding:10px;border:1px solid #7b8d92;border-radius:10px;font:inherit}
button{min-height:48px;border:0;border-radius:10px;background:var(--brand,#0b5a63);color:var(--on-brand,#fff);font:inherit;font-weight:700}
.small{color:#53676c;font-size:15px;margin:0}:focus-visible{outline:3px solid #c47a00;outline-offset:2px}`

/** JSON that cannot close its `<script>` element. */
const toInlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** `{origin}/ticket`: one document with keys, texts and script, which verifies the code after '#' offline. */
export function buildTicketPage({ companyName, keys, themeCss, ...data }: TicketPage): string {
  const known = Object.fromEntries(keys.map(({ id, publicKey }) => [id, publicKey]))
  const { fallback, words } = data
  const say = (key: string) => escapeHtml(words[fallback][key] ?? '')
  return `<!doctype html><html lang="${fallback}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${say('title')}</title>
<style>${themeCss}${STYLE}</style></head><body><header><h1 data-word="title">${say('title')}</h1><p>${escapeHtml(companyName)}</p></header>
<main><section id="state"><div id="verdict" role="alert"><svg viewBox="0 0 24 24" aria-hidden="true"><path id="icon"/></svg>
<h2 id="heading" data-word="title">${say('title')}</h2><p id="note" data-word="waiting">${say('waiting')}</p></div><p id="list" data-list="fresh"></p><dl id="rows" aria-live="polite"></dl></section>
<form id="form"><label for="code" data-word="label">${say('label')}</label>
<textarea id="code" dir="ltr" autocomplete="off" spellcheck="false"></textarea><button data-word="check">${say('check')}</button></form>
<p class="small" data-word="offline">${say('offline')}</p></main>
<script type="application/json" id="data">${toInlineJson({ ...data, keys: known })}</script><script>${TICKET_SCRIPT}</script></body></html>`
}
