/** The bank's own design, deliberately different from the shop's. */
export const STYLE = `
:root { color-scheme: light; --ink: #14213a; --muted: #51607a; --line: #8794aa; --paper: #fff; --ground: #eef1f6;
  --blue: #123f8c; --blue-strong: #0c2d66; --soft: #e8eefa; --warm: #fff4dc; --danger: #a8201a; --danger-soft: #fdecea; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; padding: clamp(24px, 8vh, 96px) 16px; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-inline-size: 30rem; margin-inline: auto; background: var(--paper); border-radius: 14px; overflow: hidden;
  box-shadow: 0 1px 2px rgb(20 33 58 / .08), 0 16px 40px -12px rgb(20 33 58 / .25); }
main.wide { max-inline-size: 56rem; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between;
  padding: 16px 24px; background: var(--blue); color: #fff; }
header b { font-size: 1.0625rem; }
header span { font-size: .875rem; border: 1px solid rgb(255 255 255 / .55); border-radius: 999px; padding: 2px 12px; }
.body { padding: clamp(16px, 6vw, 24px); }
h1 { margin: 0 0 8px; font-size: 1.375rem; line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 1.0625rem; }
p { margin: 0 0 16px; }
.muted { color: var(--muted); font-size: .9375rem; }
dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 8px 16px; margin: 16px 0 24px; padding: 16px;
  background: var(--soft); border-radius: 10px; }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
dd.total { font-size: clamp(1.0625rem, 5vw, 1.25rem); white-space: nowrap; }
label, legend { display: block; margin-block-end: 4px; font-weight: 600; }
input, select { inline-size: 100%; min-block-size: 48px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px;
  background: #fff; color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
input.code { font-size: 1.375rem; letter-spacing: .3em; text-align: center; }
input[aria-invalid="true"] { border: 2px solid var(--danger); }
.field { margin-block-end: 16px; }
.pair { display: flex; flex-wrap: wrap; gap: 0 16px; }
.pair .field { flex: 1 1 7rem; min-inline-size: min-content; }
.pair label { white-space: nowrap; }
.demo { display: block; margin: 0 0 16px; padding: 12px 16px; border-radius: 10px; background: var(--warm); }
.demo strong { display: inline-block; white-space: nowrap; font-size: 1.125rem; letter-spacing: .08em; font-variant-numeric: tabular-nums; }
.error { margin: 0 0 16px; padding: 12px 16px; border-radius: 10px; background: var(--danger-soft); color: var(--danger); font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 8px; }
button { flex: 1 1 10rem; min-block-size: 48px; padding: 10px 20px; border: 1px solid var(--blue); border-radius: 10px;
  background: var(--blue); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--blue-strong); }
button.quiet { background: #fff; color: var(--blue); }
button.quiet:hover { background: var(--soft); }
:focus-visible { outline: 3px solid #f2a516; outline-offset: 2px; }
footer { padding: 16px 24px; border-block-start: 1px solid #d8deea; }
footer p { margin: 0; }
.scroll { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: 8px 12px 8px 0; text-align: start; border-block-end: 1px solid #d8deea; font-variant-numeric: tabular-nums; }
@media (forced-colors: active) { button { border: 2px solid ButtonText; } }
`
