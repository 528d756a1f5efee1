'use client'

import { useState } from 'react'
import { KIND_ICONS } from '@/components/catalogue/kinds/kind-icons'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioCard } from '@/components/ui/radio-card'
import { RadioGroup } from '@/components/ui/radio-group'
import { Segmented } from '@/components/ui/segmented'
import { Stepper } from '@/components/ui/stepper'
import { Tabs } from '@/components/ui/tabs'
import type { Words } from './load-words'
import { Specimen } from './specimen'
import { StyleSection } from './style-section'

function Counter({ words, start, max }: { words: Words; start: number; max?: number }) {
  const [value, setValue] = useState(start)
  return (
    <Stepper
      label={words.adults}
      decreaseLabel={words.fewer}
      increaseLabel={words.more}
      value={value}
      max={max}
      onChange={setValue}
    />
  )
}

export function ChoiceSection({ words }: { words: Words }) {
  const [first] = words.kinds
  return (
    <StyleSection id="choices" title="Choices">
      <div className="sg-grid">
        <Specimen name="Checkbox: off, on, with an end, disabled">
          <Checkbox>{words.freeCancellation}</Checkbox>
          <Checkbox defaultChecked>{words.instantConfirmation}</Checkbox>
          <Checkbox end="24">{words.onOffer}</Checkbox>
          <Checkbox disabled end="0">
            {words.onOffer}
          </Checkbox>
        </Specimen>
        <Specimen name="RadioGroup of RadioCards">
          <RadioGroup legend={words.methodLegend} className="sg-stack">
            {words.methods.map(({ value, title, note }, index) => (
              <RadioCard
                key={value}
                name="method"
                value={value}
                title={title}
                note={note}
                defaultChecked={index === 0}
                disabled={index === 2}
              />
            ))}
          </RadioGroup>
        </Specimen>
        <Specimen name="RadioGroup with an error">
          <RadioGroup legend={words.methodLegend} error={words.required} className="sg-stack">
            <RadioCard name="refused" value="card" title={words.methods[0]?.title} end="€ 84" />
          </RadioGroup>
        </Specimen>
        <Specimen name="Segmented, with icons">
          <Segmented
            legend={words.lengthLegend}
            name="length"
            defaultValue="one"
            options={[
              { value: 'one', label: words.oneDay },
              { value: 'several', label: words.severalDays },
            ]}
          />
          <Segmented
            legend={words.lengthLegend}
            name="kind"
            defaultValue={first?.id}
            options={words.kinds.slice(0, 2).map(({ id, label }) => ({ value: id, label, icon: KIND_ICONS[id] }))}
          />
        </Specimen>
        <Specimen name="Stepper: at its lower bound, between, at its upper bound">
          <Counter words={words} start={0} />
          <Counter words={words} start={2} />
          <Counter words={words} start={12} max={12} />
        </Specimen>
        <Specimen name="Tabs">
          <Tabs
            label={words.lengthLegend}
            tabs={words.kinds.slice(0, 3).map(({ id, label }) => ({ id, label, content: label }))}
          />
        </Specimen>
      </div>
    </StyleSection>
  )
}
