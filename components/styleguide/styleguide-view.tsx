import { ButtonSection } from './button-section'
import { ChoiceSection } from './choice-section'
import { ColourSection } from './colour-section'
import { DocumentSection } from './document-section'
import { FieldSection } from './field-section'
import type { Words } from './load-words'
import { OverlaySection } from './overlay-section'
import { SignSection } from './sign-section'
import { TokenSection } from './token-section'
import './styleguide.css'

/** All primitives of `components/ui` in their states, and their design tokens, in the tenant's theme. */
export function StyleguideView({ words }: { words: Words }) {
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <h1 lang="en" dir="ltr" className="sg-title">
        Style guide
      </h1>
      <ColourSection />
      <TokenSection words={words} />
      <ButtonSection words={words} />
      <FieldSection words={words} />
      <ChoiceSection words={words} />
      <SignSection words={words} />
      <DocumentSection words={words} />
      <OverlaySection words={words} />
    </main>
  )
}
