'use client'

import type { ComponentProps } from 'react'
import { createLatePart } from '@/components/ui/late-part'
import { Later } from '@/components/ui/later'
import { whenAlive } from '@/components/ui/sign-of-life'
import type { NavPanel } from './nav-panel'

type NavPanelProps = ComponentProps<typeof NavPanel>

const PART = createLatePart<NavPanelProps>(async () => {
  const { NavPanel: Panel } = await import('./nav-panel')
  return (props) => <Panel {...props} />
}, whenAlive)

/** The menus: plain links and a popover, whose code comes after the page. */
export function NavPanelLater(props: NavPanelProps) {
  return <Later part={PART} props={props} />
}
