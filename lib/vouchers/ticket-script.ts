import { CHECK_SOURCE, OLD_LIST_HOURS } from './check-script'

const ICONS = {
  valid: 'M4 13l5 5L20 6',
  cancelled: 'M5 5l14 14M19 5L5 19',
  moved: 'M3 8h16l-4-4M21 16H5l4 4',
  unpaid: 'M3 6h18v12H3zM3 10h18M2 21L22 3',
  used: 'M12 3a9 9 0 1 0 .01 0zM12 7v5l4 2',
  wrongDay: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M10 13l4 4M14 13l-4 4',
  unchecked: 'M12 4v10M12 19v.01',
  waiting: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 12h8',
}

const SOURCE = `
(()=>{
const D=document,$=i=>D.getElementById(i),A=JSON.parse($("data").textContent),I=${JSON.stringify(ICONS)};
const L=(navigator.languages||[]).map(l=>l.slice(0,2).toLowerCase()).find(l=>Object.hasOwn(A.words,l))||A.fallback,W=A.words[L];
D.documentElement.lang=L;
D.documentElement.dir=L=="ar"?"rtl":"ltr";
D.title=W.title;
D.querySelectorAll("[data-word]").forEach(e=>{e.textContent=W[e.dataset.word]});
${CHECK_SOURCE}
const F=o=>{const f=new Intl.DateTimeFormat("en-CA",{timeZone:A.zone,calendar:"gregory",numberingSystem:"latn",...o});return t=>f.format(t)};
const Y=F({year:"numeric",month:"2-digit",day:"2-digit"}),M=F({hour:"2-digit",minute:"2-digit",hourCycle:"h23"});
const P=d=>d.split("-").reverse().join(".");
const fill=(w,t)=>w.replace("{date}",P(Y(t))).replace("{time}",M(t));
const now=()=>Math.max(Date.now(),list?list.at:0);
let shown=null,isChecking=false;
const paint=(state,note)=>{
  $("state").dataset.state=state;
  $("icon").setAttribute("d",I[{invalid:"cancelled",foreign:"cancelled",unsupported:"unchecked",checking:"waiting"}[state]||state]);
  $("heading").textContent=W[state];
  $("note").textContent=note||"";
  $("rows").replaceChildren()
};
const drawRows=f=>[["number",f[2]],["date",P(f[4])+(f[11]?" – "+P(f[11]):"")],["time",f[5]],["adults",f[6]],["children",f[7]||null],["infants",f[8]||null],["booking",f[1]],["issued",P(Y(f[9]*1000))]].forEach(([w,x])=>{
  if(x===null)return;
  const r=D.createElement("div"),a=D.createElement("dt"),b=D.createElement("dd");
  a.textContent=W[w];b.textContent=x;b.dir="ltr";
  r.append(a,b);$("rows").append(r)
});
const drawList=()=>{
  const isOld=list&&now()-list.at>${OLD_LIST_HOURS * 3_600_000};
  const words=[list?fill(Y(list.at)==Y(now())?W.listToday:W.listDay,list.at):W.listNone];
  if(isOld)words.push(W.listOld);
  if(isRefused)words.push(W.listRefused);
  $("list").dataset.list=!list?"none":isRefused?"refused":isOld?"old":"fresh";
  $("list").replaceChildren(...words.map(w=>{const e=D.createElement("span");e.textContent=w;return e}))
};
const draw=()=>{
  drawList();
  if(!shown||isChecking)return;
  if(shown.fault)return paint(shown.fault,shown.fault=="invalid"?W.invalidText:"");
  const day=Y(now()),state=stateOf(shown,day);
  const e=list&&list.tickets.get(shown.id);
  paint(state,state=="valid"?W.today:state=="wrongDay"?(day<shown.from?W.future:W.past)+": "+P(shown.from):fill(W[state+"Text"],state=="used"?e[4]*1000:0));
  drawRows(shown.f)
};
const isDue=()=>navigator.onLine!==false&&(running||Date.now()-fetchedAt>60000);
let n=0;
const check=async t=>{
  const own=++n,x=await readTicket(t);
  if(own!=n)return;
  shown=x;
  isChecking=!x.fault&&!!isDue();
  if(isChecking){
    paint("checking");
    await Promise.race([update(),new Promise(r=>setTimeout(r,3000))]);
    if(own!=n)return;
    isChecking=false
  }
  draw()
};
const readHash=()=>{if(location.hash.length>1)check(location.hash)};
const look=()=>{if(D.visibilityState!="hidden")update()};
addEventListener("hashchange",readHash);
addEventListener("online",look);
D.addEventListener("visibilitychange",look);
setInterval(look,120000);
$("form").addEventListener("submit",e=>{e.preventDefault();check($("code").value)});
$("icon").setAttribute("d",I.waiting);
acceptList(kept()).then(()=>{draw();readHash();update()});
if(self.isSecureContext&&"serviceWorker" in navigator)navigator.serviceWorker.register("/voucher-sw.js",{scope:"/ticket"}).then(()=>caches.open("kervan-vouchers")).then(c=>c.add("/ticket")).catch(()=>{})
})()`

/**
 * The complete script of the ticket page. It is inline, so that the page is self-contained and works from the phone's
 * cache. It reads the token after '#' (`readTicketToken` documents the format), verifies its signature with the keys in
 * the page, looks up the ticket in the revocation list and shows the state. It fetches the list whenever there is a
 * network, and refuses a list that is unsigned or older than the cached one. A code never leaves the phone.
 */
export const TICKET_SCRIPT = SOURCE.replace(/\n\s*/g, '')
