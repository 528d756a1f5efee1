'use client'

import type { ComponentProps } from 'react'
import { Deferred } from '@/components/ui/deferred'
import { createDeferredPart } from '@/components/ui/deferred-part'
import { afterFirstInteraction } from '@/components/ui/first-interaction'
import type { NavPanel } from './nav-panel'

type NavPanelProps = ComponentProps<typeof NavPanel>

const PART = createDeferredPart<NavPanelProps>(async () => {
  const { NavPanel: Panel } = await import('./nav-panel')
  return (props) => <Panel {...props} />
}, afterFirstInteraction)

/** The menus: plain links and a popover. Their code loads after the page. */
export function DeferredNavPanel(props: NavPanelProps) {
  return <Deferred part={PART} props={props} />
}
