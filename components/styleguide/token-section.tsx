import { Icon } from '@/components/ui/icon'
import { ICON_NAMES } from '@/components/ui/icon-names'
import type { Words } from './load-words'
import { Specimen } from './specimen'
import { StyleSection } from './style-section'

const SIZES = ['display', 'h1', 'h2', 'h3', 'lg', 'body', 'sm', 'xs'] as const
const SPACES = [4, 8, 16, 24, 32, 48, 64, 96]
const RADII = ['input', 'card', 'float']
const DURATIONS = ['fast', 'base', 'slow']

export function TokenSection({ words }: { words: Words }) {
  return (
    <>
      <StyleSection id="type" title="Type">
        {SIZES.map((size) => (
          <Specimen key={size} name={`--text-${size}`}>
            <p className={`sg-type sg-type-${size}`}>{words.emptyTitle} 0123456789</p>
          </Specimen>
        ))}
      </StyleSection>
      <StyleSection id="tokens" title="Space, radius, shadow, motion">
        <Specimen name={`Space: ${SPACES.join(', ')} px`}>
          <div className="sg-row">
            {SPACES.map((space) => (
              <i key={space} className="sg-space" style={{ width: space }} />
            ))}
          </div>
        </Specimen>
        <Specimen name={`Radius: ${RADII.join(', ')}; the one shadow`}>
          <div className="sg-row">
            {RADII.map((radius) => (
              <i key={radius} className="sg-radius" style={{ borderRadius: `var(--radius-${radius})` }} />
            ))}
            <i className="sg-radius float" />
          </div>
        </Specimen>
        <Specimen name={`Motion: ${DURATIONS.join(', ')}, 120, 200 and 300 ms; move the pointer over them`}>
          <div className="sg-row">
            {DURATIONS.map((duration) => (
              <i key={duration} className={`sg-motion sg-motion-${duration}`} />
            ))}
          </div>
        </Specimen>
      </StyleSection>
      <StyleSection id="icons" title="Icons">
        <ul className="sg-icons">
          {ICON_NAMES.map((name) => (
            <li key={name} title={name}>
              <Icon name={name} size={24} flip={name.startsWith('arrow') || name.startsWith('chevron')} />
            </li>
          ))}
        </ul>
      </StyleSection>
    </>
  )
}
