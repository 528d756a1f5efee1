const SOURCE = `
(()=>{
const D=document,$=i=>D.getElementById(i),A=JSON.parse($("data").textContent);
const L=(navigator.languages||[]).map(l=>l.slice(0,2).toLowerCase()).find(l=>Object.hasOwn(A.words,l))||A.fallback,W=A.words[L];
D.documentElement.lang=L;
D.documentElement.dir=L=="ar"?"rtl":"ltr";
D.title=W.title;
D.querySelectorAll("[data-word]").forEach(e=>{e.textContent=W[e.dataset.word]});
const B=t=>Uint8Array.from(atob(t.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0));
const P=d=>d.split("-").reverse().join(".");
const Y=t=>new Intl.DateTimeFormat("en-CA",{timeZone:A.zone,year:"numeric",month:"2-digit",day:"2-digit",calendar:"gregory",numberingSystem:"latn"}).format(t);
const R=t=>{
const [v,k,b,s,...r]=t.trim().split("#").pop().split(".");
if(v!="KT1"||!k||!b||r.length||!/^[A-Za-z0-9_-]{86}$/.test(s||""))return null;
try{const f=JSON.parse(new TextDecoder().decode(B(b)));return Array.isArray(f)&&(f.length==10||f.length==11)?{k,s,f,t:v+"."+k+"."+b}:null}catch{return null}
};
const V=async t=>{
const x=R(t);
if(!x)return["invalid"];
if(x.f[0]!==A.company)return["foreign"];
if(!Object.hasOwn(A.keys,x.k))return["invalid"];
let p;
try{p=await crypto.subtle.importKey("raw",B(A.keys[x.k]),{name:"Ed25519"},false,["verify"])}catch{return["unsupported"]}
const ok=await crypto.subtle.verify({name:"Ed25519"},p,B(x.s),new TextEncoder().encode(x.t)).catch(()=>false);
return ok?["valid",x.f]:["invalid"]
};
let n=0;
const S=async t=>{
const own=++n,[state,f]=await V(t);
if(own!=n)return;
const H=$("state");
H.dataset.state=state;
$("heading").textContent=W[state];
$("rows").replaceChildren();
let note=state=="invalid"?W.invalidText:"";
if(f){
const d=Y(Date.now());
const z=f[10]||f[4];
H.dataset.day=z<d?"past":f[4]>d?"future":"today";
note=W[H.dataset.day];
[["number",f[2]],["date",f[10]?P(f[4])+" – "+P(z):P(f[4])],["time",f[5]],["adults",f[6]],["children",f[7]||null],["infants",f[8]||null],["booking",f[1]],["issued",P(Y(f[9]*1000))]].forEach(([w,x])=>{
if(x===null)return;
const r=D.createElement("div"),a=D.createElement("dt"),b=D.createElement("dd");
a.textContent=W[w];b.textContent=x;b.dir="ltr";
r.append(a,b);$("rows").append(r)
})
}else delete H.dataset.day;
$("note").textContent=note
};
const T=()=>{if(location.hash.length>1)S(location.hash)};
addEventListener("hashchange",T);
$("form").addEventListener("submit",e=>{e.preventDefault();S($("code").value)});
T();
if(self.isSecureContext&&"serviceWorker" in navigator)navigator.serviceWorker.register("/voucher-sw.js",{scope:"/ticket"}).then(()=>caches.open("kervan-vouchers")).then(c=>c.add("/ticket")).catch(()=>{})
})()`

/**
 * The whole of the ticket page's script, inline so that the page needs nothing else and works from the phone's cache: reads the token
 * behind '#' (`readTicketToken` says how it is made), verifies its signature with the keys in the page and says what it is for. A code
 * never leaves the phone.
 */
export const TICKET_SCRIPT = SOURCE.replace(/\n/g, '')
