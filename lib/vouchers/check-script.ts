/** Hours after which the page warns that its list is old: later cancellations are unknown to it. */
export const OLD_LIST_HOURS = 6

/** Storage key of the last list, stored with its signature. */
export const LIST_KEY = 'kervan-revocation-list'

/**
 * `ticketStateOf` and the parsers of codes and lists (`domain/reservations`) for a page without modules; a test
 * compares both implementations.
 */
export const CHECK_SOURCE = `
const B=t=>Uint8Array.from(atob(t.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0));
const hashOf=async t=>{
  const h=new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(t)));
  return btoa(String.fromCharCode(...h.slice(0,12))).replace(/\\+/g,"-").replace(/\\//g,"_")
};
const take=t=>{
  const [v,k,b,s,...r]=t.trim().split(".");
  if(!k||!b||r.length||!/^[A-Za-z0-9_-]{86}$/.test(s||""))return null;
  try{
    const f=JSON.parse(new TextDecoder().decode(B(b)));
    return Array.isArray(f)?{v,k,s,f,t:v+"."+k+"."+b}:null
  }catch{return null}
};
const isSigned=async x=>{
  if(!Object.hasOwn(A.keys,x.k))return false;
  const key=await crypto.subtle.importKey("raw",B(A.keys[x.k]),{name:"Ed25519"},false,["verify"]);
  return crypto.subtle.verify({name:"Ed25519"},key,B(x.s),new TextEncoder().encode(x.t)).catch(()=>false)
};
const readTicket=async t=>{
  const x=take(t.trim().split("#").pop());
  if(!x||x.f.length!=(x.v=="KT2"?12:x.v=="KT1"?10:0))return{fault:"invalid"};
  const f=x.f;
  if(f[0]!==A.company)return{fault:"foreign"};
  try{if(!await isSigned(x))return{fault:"invalid"}}catch{return{fault:"unsupported"}}
  const i=f.slice(0,3).join("/");
  const content=await hashOf(i+"/"+JSON.stringify(f.slice(3,9)));
  return{f,id:await hashOf(i),content,revision:x.v=="KT2"?f[10]:null,from:f[4],to:f[11]||f[4]}
};
let list=null;
const stateOf=(x,day)=>{
  const e=list&&list.tickets.get(x.id);
  if(e){
    const [,s,r,c,u]=e;
    if(s&&s!=2)return"cancelled";
    if(x.revision===null?x.content!=c:x.revision<r)return"moved";
    if(s)return"unpaid";
    if(u!==null)return"used"
  }
  if(day<x.from||day>x.to)return"wrongDay";
  return list?"valid":"unchecked"
};
const acceptList=async t=>{
  const x=take(t);
  if(!x||x.v!="KR1"||x.f[0]!==A.company||!Number.isInteger(x.f[1])||!Array.isArray(x.f[2]))return false;
  try{if(!await isSigned(x))return false}catch{return true}
  if(!list||x.f[1]>list.at)list={at:x.f[1],tickets:new Map(x.f[2].map(e=>[e[0],e])),text:t};
  return true
};
const kept=()=>{try{return localStorage.getItem("${LIST_KEY}")||""}catch{return""}};
const keep=t=>{try{localStorage.setItem("${LIST_KEY}",t)}catch{}};
let isRefused=false,fetchedAt=0,running=null;
const update=()=>running||(running=(async()=>{
  try{
    await acceptList(kept());
    const r=await fetch("/ticket/list",{cache:"no-cache",signal:AbortSignal.timeout(8000)});
    if(!r.ok)return;
    isRefused=!await acceptList(await r.text());
    if(isRefused)return;
    fetchedAt=Date.now();
    if(list)keep(list.text)
  }catch{}finally{running=null;draw()}
})());
`
