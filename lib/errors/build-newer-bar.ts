import { escapeHtml } from '@/domain/shared/escape-html'

interface NewerWords {
  text: string
  reload: string
  close: string
}

/** Above the bottom bar of phones, in the colours of the containing page. */
const STYLE = `.newer{position:fixed;inset:auto 0 calc(16px + env(safe-area-inset-bottom));margin:0 auto;width:max-content;
max-width:calc(100vw - 32px);border:0;padding:8px 8px 8px 20px;border-radius:var(--radius-card);background:var(--ink);
color:var(--surface);box-shadow:var(--shadow-float);font-weight:650}
.newer[dir=rtl]{padding:8px 20px 8px 8px}
.newer div{display:flex;align-items:center;gap:8px}
.newer :is(a,button){display:grid;place-items:center;min-width:44px;min-height:44px;padding-inline:8px;border:0;background:none;
color:inherit;font:inherit;font-weight:700;text-decoration:underline;white-space:nowrap;cursor:pointer}
.newer button{font-size:1.25rem;text-decoration:none}
.newer :is(a,button):focus-visible{outline:2px solid currentcolor;outline-offset:-2px}
@media (width<62rem){.newer{inset-block-end:calc(76px + env(safe-area-inset-bottom))}}
@media print{.newer{display:none}}`

/**
 * Builds a bar that works without the page's scripts: a link to the same page reloads it, and the browser closes the
 * bar. The caller shows it.
 */
export const buildNewerBar = ({ text, reload, close }: NewerWords, direction: 'ltr' | 'rtl'): string =>
  `<div class="newer" id="newer" popover="manual" role="status" dir="${direction}"><style>${STYLE}</style><div>
<span>${escapeHtml(text)}</span> <a href="" data-native="">${escapeHtml(reload)}</a>
<button type="button" popovertarget="newer" popovertargetaction="hide" aria-label="${escapeHtml(close)}">×</button></div></div>`
