import { AGENCY_HINT_COOKIE, REMEMBER_HINT_COOKIE, SESSION_CHANGED, SESSION_CHANNEL } from '@/lib/session/session-hint'
import { AUTH_PATHS } from './auth-paths'

/** Marks in session storage that this tab has asked whether the session behind the hint is there. It names nobody. */
export const SESSION_ASKED_KEY = 'kervan.session'

/**
 * For an inline `<script>` in the head, the same on every page: whether somebody seems to be signed in stands on `<html>` as
 * `data-account` before anything is painted, so that nothing moves when it is known. `session-hint.ts` says who, and when that changes.
 * A page that is cached for all cannot tell whether the hint is true, so the script asks the session call, once in a tab; that call clears
 * the cookies where there is no session, and this tab and all others show a guest. An unknown outcome is asked again.
 * A guest whom this browser was asked to remember is signed in again; each page asks for that once.
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
