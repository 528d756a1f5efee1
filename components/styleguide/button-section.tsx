'use client'

import { Button } from '@/components/ui/button'
import type { ButtonTone } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { IconButton } from '@/components/ui/icon-button'
import type { Words } from './load-words'
import { Specimen } from './specimen'
import { StyleSection } from './style-section'

/** Each tone with the label of a typical use. */
const TONES: Record<ButtonTone, 'add' | 'checkout' | 'keepLooking' | 'edit' | 'remove'> = {
  buy: 'add',
  primary: 'checkout',
  secondary: 'keepLooking',
  quiet: 'edit',
  danger: 'remove',
}

const tones = Object.entries(TONES) as [ButtonTone, (typeof TONES)[ButtonTone]][]

export function ButtonSection({ words }: { words: Words }) {
  return (
    <StyleSection id="buttons" title="Buttons">
      {tones.map(([tone, word]) => (
        <Specimen key={tone} name={`Button ${tone}: large, medium, small, with icon, busy, disabled`}>
          <div className="sg-row">
            <Button tone={tone} size="large">
              {words[word]}
            </Button>
            <Button tone={tone}>{words[word]}</Button>
            <Button tone={tone} size="small">
              {words[word]}
            </Button>
            <Button tone={tone} icon="heart">
              {words[word]}
            </Button>
            <Button tone={tone} busy>
              {words[word]}
            </Button>
            <Button tone={tone} disabled>
              {words[word]}
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Button missing, wide">
        <Button tone="buy" wide missing={words.missing}>
          {words.add}
        </Button>
      </Specimen>
      <Specimen name="ButtonLink, with icon">
        <div className="sg-row">
          <ButtonLink href="#buttons">{words.goToBasket}</ButtonLink>
          <ButtonLink href="#buttons" tone="secondary" icon="share-2">
            {words.share}
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen name="IconButton: plain, full, flipped in Arabic, disabled">
        <div className="sg-row">
          <IconButton icon="heart" label={words.save} />
          <IconButton icon="heart" full label={words.save} />
          <IconButton icon="chevron-right" flip label={words.next} />
          <IconButton icon="chevron-left" flip label={words.previous} disabled />
        </div>
      </Specimen>
    </StyleSection>
  )
}
