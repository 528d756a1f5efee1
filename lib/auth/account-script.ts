import { AGENCY_HINT_COOKIE } from './session-hint'

/**
 * For an inline `<script>` in the head, the same on every page: whether somebody seems to be signed in stands on `<html>` as
 * `data-account` before anything is painted, so that nothing moves when it is known. `session-hint.ts` says who, and when that changes.
 */
export const ACCOUNT_SCRIPT = `(F=>{
F();["sessionchange","pageshow","focus"].forEach(e=>addEventListener(e,F))
})(()=>document.documentElement.toggleAttribute("data-account",/(^|; )(user_id=[1-9]|${AGENCY_HINT_COOKIE}=1)/.test(document.cookie)))`.replace(
  /\n/g,
  '',
)
