import { mix } from './colour'
import { n, poly, rect } from './path'
import type { Sheet } from './sheet'

export function column(
  s: Sheet,
  x: number,
  y: number,
  h: number,
  w: number,
  o: { d?: number; broken?: boolean } = {},
): void {
  const { P } = s,
    d = o.d ?? 0,
    c = P.rock,
    t = w * 0.84,
    top = y - h,
    broken = o.broken
  const g = s.across(
    [0, P.shd(P.rock2, d, 0.95)],
    [0.45, P.shd(c, d, 0.6)],
    [0.78, P.lit(c, d)],
    [1, P.lit(mix(c, P.sun, 0.45), d)],
  )
  s.path(rect(x - w * 0.72, y - h * 0.03, w * 1.44, h * 0.03), g).path(
    rect(x - w * 0.64, y - h * 0.055, w * 1.28, h * 0.025),
    g,
  )
  const cy = broken ? top : top + h * 0.13
  const sh = broken
    ? poly([
        [x - w / 2, y - h * 0.055],
        [x - t / 2, cy + w * 0.3],
        [x - t * 0.2, cy - w * 0.05],
        [x + t * 0.1, cy + w * 0.22],
        [x + t / 2, cy],
        [x + w / 2, y - h * 0.055],
      ])
    : poly([
        [x - w / 2, y - h * 0.055],
        [x - t / 2, cy],
        [x + t / 2, cy],
        [x + w / 2, y - h * 0.055],
      ])
  s.path(sh, g)
  let fl = ''
  for (let i = -3; i <= 3; i++) {
    const k = Math.sin((i / 3.6) * 1.3)
    fl += poly([
      [x + k * w * 0.5 - w * 0.022, y - h * 0.06],
      [x + k * t * 0.5 - w * 0.018, cy + (broken ? w * 0.3 : 6)],
      [x + k * t * 0.5 + w * 0.014, cy + (broken ? w * 0.3 : 6)],
      [x + k * w * 0.5 + w * 0.02, y - h * 0.06],
    ])
  }
  s.path(fl, P.shd(P.rock2, d, 1), 'opacity=".5"')
  s.line(
    `M${n(x - w * 0.46)} ${n(y - h * 0.36)}q${n(w * 0.45)} ${n(w * 0.06)} ${n(w * 0.92)} 0M${n(x - w * 0.44)} ${n(y - h * 0.62)}q${n(w * 0.45)} ${n(w * 0.06)} ${n(w * 0.9)} 0`,
    P.shd(P.rock2, d, 1),
    1.8,
    'opacity=".6"',
  )
  if (w >= 40) s.stipple(sh, P.shd('#7a5540', d), [x - w * 0.5, y], [x + w * 0.2, y - 10], 0.8, 0.45)
  if (!broken) {
    // Corinthian capital: bell, two rows of leaves, abacus
    const ch = h * 0.13,
      cap = `M${n(x - t / 2)} ${n(cy)}C${n(x - t * 0.55)} ${n(cy - ch * 0.5)} ${n(x - w * 0.6)} ${n(cy - ch * 0.7)} ${n(x - w * 0.78)} ${n(top + ch * 0.14)}H${n(x + w * 0.78)}C${n(x + w * 0.6)} ${n(cy - ch * 0.7)} ${n(x + t * 0.55)} ${n(cy - ch * 0.5)} ${n(x + t / 2)} ${n(cy)}Z`
    s.path(cap, g)
    let lf = '',
      lf2 = ''
    for (let i = -2; i <= 2; i++) {
      const lx = x + i * t * 0.23
      lf += `M${n(lx - t * 0.12)} ${n(cy)}q${n(-t * 0.04)} ${n(-ch * 0.34)} ${n(t * 0.12)} ${n(-ch * 0.46)}q${n(t * 0.16)} ${n(ch * 0.12)} ${n(t * 0.12)} ${n(ch * 0.46)}Z`
      lf2 += `M${n(lx - t * 0.1 + i * 3)} ${n(cy - ch * 0.34)}q${n(-t * 0.02)} ${n(-ch * 0.28)} ${n(t * 0.11)} ${n(-ch * 0.4)}q${n(t * 0.14)} ${n(ch * 0.12)} ${n(t * 0.1)} ${n(ch * 0.4)}Z`
    }
    s.path(lf2, P.shd(P.rock2, d, 0.8), 'opacity=".7"').path(lf, P.lit(c, d), 'opacity=".75"')
    s.path(rect(x - w * 0.82, top, w * 1.64, ch * 0.16), g)
  }
}
