'use client'

import { useEffect, useRef, useState } from 'react'
import { PALETTE_CONTRASTS, SIGN_CONTRASTS } from '@/lib/theme/contrast-pairs'
import { contrastOf } from './contrast'
import { Specimen } from './specimen'
import { StyleSection } from './style-section'

const rows = [...PALETTE_CONTRASTS, ...SIGN_CONTRASTS].flatMap(({ text, grounds, least }) =>
  grounds.map((ground) => ({ text, ground, least })),
)

/** One colour on another, with the contrast ratio of the colours that the browser computes. */
function Pair({ text, ground, least }: (typeof rows)[number]) {
  const swatch = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    if (!swatch.current) return
    const { color, backgroundColor } = getComputedStyle(swatch.current)
    setRatio(contrastOf(color, backgroundColor))
  }, [])
  return (
    <li data-contrast={ratio === null ? undefined : ratio >= least ? 'held' : 'broken'}>
      <span ref={swatch} className="sg-swatch" style={{ color: `var(--${text})`, background: `var(--${ground})` }}>
        Aa
      </span>
      <span>
        {text} <small>on {ground}</small>
      </span>
      <b>{ratio?.toFixed(1)}</b>
    </li>
  )
}

export function ColourSection() {
  return (
    <StyleSection id="colours" title="Colour">
      <Specimen name="Text on ground and the contrast of the two: 4.5 for text, 3 for the parts of controls">
        <ul className="sg-pairs" lang="en" dir="ltr">
          {rows.map((row) => (
            <Pair key={`${row.text}-${row.ground}`} {...row} />
          ))}
        </ul>
      </Specimen>
    </StyleSection>
  )
}
