'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Drawer } from '@/components/ui/drawer'
import { Dropdown } from '@/components/ui/dropdown'
import type { Words } from './load-words'
import { Specimen } from './specimen'
import { StyleSection } from './style-section'

type Overlay = 'dialog' | 'wide' | 'full' | 'end' | 'start'

/** Overlays. Each opens by its button; the visual tests photograph them open. */
export function OverlaySection({ words }: { words: Words }) {
  const [shown, setShown] = useState<Overlay | null>(null)
  const close = () => setShown(null)
  const opener = (overlay: Overlay, name: string) => (
    <Button tone="secondary" data-opens={overlay} onClick={() => setShown(overlay)} lang="en" dir="ltr">
      {name}
    </Button>
  )
  const dialog = { onClose: close, title: words.changeTitle, closeLabel: words.changeClose, lead: words.changeLead }
  const drawer = { onClose: close, title: words.basketTitle, closeLabel: words.basketClose }
  const footer = (
    <Button wide onClick={close}>
      {words.changeAgree}
    </Button>
  )
  const entries = words.kinds.map(({ id, label }, index) => ({ key: id, label, selected: index === 2 }))
  return (
    <StyleSection id="overlays" title="What lies over the page">
      <Specimen name="Dialog: plain, wide, full height on phones">
        <div className="sg-row">
          {opener('dialog', 'Dialog')}
          {opener('wide', 'Dialog wide')}
          {opener('full', 'Dialog full')}
        </div>
      </Specimen>
      <Specimen name="Drawer at the end, at the start">
        <div className="sg-row">
          {opener('end', 'Drawer end')}
          {opener('start', 'Drawer start')}
        </div>
      </Specimen>
      <Specimen name="Dropdown with MenuRows: one group, two groups">
        <div className="sg-row">
          <Dropdown label={words.kinds[2]?.label} purpose={words.lengthLegend} align="start" groups={[{ entries }]} />
          <Dropdown
            label={words.oneDay}
            purpose={words.lengthLegend}
            icon="calendar"
            align="start"
            note={words.lapsed}
            groups={[
              { label: words.lengthLegend, entries: entries.slice(0, 2) },
              { label: words.methodLegend, entries: entries.slice(2) },
            ]}
          />
        </div>
      </Specimen>
      <Dialog {...dialog} open={shown === 'dialog'} footer={footer}>
        {words.lapsed}
      </Dialog>
      <Dialog {...dialog} open={shown === 'wide'} wide footer={footer}>
        {words.lapsed}
      </Dialog>
      <Dialog {...dialog} open={shown === 'full'} full footer={footer}>
        {words.lapsed}
      </Dialog>
      <Drawer {...drawer} open={shown === 'end'} footer={footer}>
        {words.emptyText}
      </Drawer>
      <Drawer {...drawer} open={shown === 'start'} side="start">
        {words.emptyText}
      </Drawer>
    </StyleSection>
  )
}
