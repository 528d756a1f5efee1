const SOURCE = `
(()=>{
let D=document,H=D.documentElement,M=JSON.parse(H.dataset.money),R=M.r,O,C=M.c,
Q="[data-amount]",
B=t=>{let[w,f=""]=t.split(".");return BigInt(w+f.padEnd(8,0))},
K=()=>(/(^|; )currency=([A-Z]+)/.exec(D.cookie)||[])[2],
S=e=>{
let{amount:a,currency:k}=e.dataset,f=R[k],t=R[C],n=e.firstChild,m,x;
if(f&&t){
m=BigInt(a.replace(/[-.]/g,""));
if(k!=C){let s=B(f[0]),u=B(t[0]);m=(2n*m*s+u)/(2n*u)}
x=(m+"").padStart(3,0);
x=(a[0]=="-"&&m?"−":"")+t[1]+x.slice(0,-2).replace(/\\B(?=(\\d{3})+$)/g,M.g)+M.d+x.slice(-2)+t[2];
if(!n||n.nextSibling||n.nodeType!=3)e.textContent=x;else if(n.data!=x)n.data=x
}
e.dataset.in=C
},
A=n=>n.querySelectorAll(Q).forEach(S),
W=()=>{
H.dataset.currency=C;A(D);
if(O)return;
O=new MutationObserver(l=>l.forEach(({target:t,addedNodes:a})=>{
let p=(t.closest?t:t.parentElement)?.closest(Q);
p?S(p):a.forEach(n=>{if(n.matches)n.matches(Q)?S(n):A(n)})
}));
O.observe(D,{childList:1,subtree:1,characterData:1,attributeFilter:["data-amount","data-currency"]})
},
U=c=>{if(R[c]&&c!=C){C=c;W();dispatchEvent(new Event("currencychange"))}};
__currency={get code(){return C},set(c){if(R[c]){D.cookie="currency="+c+";path=/;max-age=31536000;samesite=lax";U(c)}}};
addEventListener("pageshow",e=>{e.persisted&&U(K()||M.c)});
U(K())
})()`

/**
 * Code of one inline `<script>` in the head, the same on every page. If the cookie `currency` differs from the page's
 * currency, it rewrites each `<data data-amount data-currency>` as the parser adds it and on each change, before paint.
 * Uses integer arithmetic, rounds half up, and gives the digits of `convertAmount` and `formatAmount`.
 * `window.__currency.set(code)` rewrites all prices at once.
 */
export const PRICE_SCRIPT = SOURCE.replace(/\n/g, '')

/** Hides prices in the wrong currency until they are rewritten; without the script nothing is hidden. */
export const PRICE_STYLE = 'html[data-currency] :is([data-amount],[data-price]):not([data-in]){visibility:hidden}'
