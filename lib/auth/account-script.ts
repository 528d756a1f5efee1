import { AGENCY_HINT_COOKIE, REMEMBER_HINT_COOKIE, SESSION_CHANGED, SESSION_CHANNEL } from '@/lib/session/session-hint'
import { AUTH_PATHS } from './auth-paths'

/** Session storage key: this tab has requested the session behind the hint cookie. Contains no personal data. */
export const SESSION_ASKED_KEY = 'kervan.session'

/**
 * Code of an inline `<script>` in the head, identical on every page. Sets `data-account` on `<html>` before first paint
 * if a user seems to be signed in, so that the layout does not shift. `session-hint.ts` reports the user and later
 * changes.
 * A cached page cannot know whether the hint cookie is correct, so the script requests the session once per tab. That
 * call clears the cookies if there is no session, and all tabs show the guest view. An unknown result is requested
 * again.
 * A remembered member without a session is signed in again; each page tries once.
 */
export const ACCOUNT_SCRIPT = `(()=>{
let a=0,b=0;
const D=document.documentElement,N="data-account",K="${SESSION_ASKED_KEY}",E="${SESSION_CHANGED}",
C=self.BroadcastChannel&&new BroadcastChannel("${SESSION_CHANNEL}"),
H=()=>/(^|; )(user_id=[1-9]|${AGENCY_HINT_COOKIE}=1)/.test(document.cookie),
T=()=>{C&&C.postMessage(E);dispatchEvent(new Event(E))},
M=v=>{a=v;try{v?sessionStorage.setItem(K,1):sessionStorage.removeItem(K)}catch{}},
G=()=>{try{return a||sessionStorage.getItem(K)}catch{return a}},
F=()=>{
const w=D.hasAttribute(N),h=H();
D.toggleAttribute(N,h);
if(!h){
w&&M(0);
if(!b&&/(^|; )${REMEMBER_HINT_COOKIE}=1/.test(document.cookie)){
b=1;
fetch("${AUTH_PATHS.rememberedSignIn}",{method:"POST",headers:{"content-type":"application/json"}}).then(T,()=>0)
}
return
}
if(G())return;
M(1);
fetch("${AUTH_PATHS.session}",{priority:"low"}).then(r=>r.json()).then(r=>{
if(r.state=="unknown")M(0);
if(!H())T()
}).catch(()=>M(0))
};
F();
[E,"pageshow","focus"].forEach(e=>addEventListener(e,F));
if(C)C.onmessage=F
})()`.replace(/\n/g, '')
