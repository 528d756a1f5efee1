import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { TripSpan } from '@/domain/basket/trip'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { TripAim } from '@/lib/basket/trip-move'
import { blockId } from './use-trip-move'

interface TripBlockProps {
  span: TripSpan
  isClashing: boolean
  icon: IconName
  /** Days of the axis; null marks a collapsed range. */
  days: readonly (PlainDate | null)[]
  /** Product title and time. */
  label: string
  onMove: (aim: TripAim) => void
}

/** Id of the text that explains how to move an outing. */
export const TRIP_LEAD_ID = 'trip-lead'

/** Pointer movement below this distance is not a drag. */
const FAR_ENOUGH_PX = 8

/** Returns the column below a point of the axis, for both text directions. */
function columnAt(axis: DOMRect, x: number, count: number, isRtl: boolean): number {
  const share = (isRtl ? axis.right - x : x - axis.left) / axis.width
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)))
}

/** An outing on the axis. The guest drags it to another day or moves it with the arrow keys. */
export function TripBlock({ span, isClashing, icon, days, label, onMove }: TripBlockProps) {
  const start = useRef<number | null>(null)
  const [shift, setShift] = useState(0)
  const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    start.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const stop = () => {
    start.current = null
    setShift(0)
  }
  const drop = ({ currentTarget, clientX }: PointerEvent<HTMLButtonElement>) => {
    const from = start.current
    stop()
    const axis = currentTarget.parentElement?.getBoundingClientRect()
    if (from === null || !axis || Math.abs(clientX - from) < FAR_ENOUGH_PX) return
    const columnOf = (x: number) => columnAt(axis, x, days.length, isRtl(currentTarget))
    const date = days[columnOf(clientX)]
    if (date && columnOf(clientX) !== columnOf(from)) onMove({ date })
  }
  const push = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const isOn = (event.key === 'ArrowRight') !== isRtl(event.currentTarget)
    onMove({ step: isOn ? 1 : -1 })
  }

  return (
    <button
      id={blockId(span.key)}
      type="button"
      className="trip-block trip-movable flex items-center gap-2 rounded-input text-sm font-semibold"
      data-role={span.role}
      data-clash={isClashing ? '' : undefined}
      data-dragged={shift === 0 ? undefined : ''}
      style={{ '--shift': `${shift}px` } as CSSProperties}
      aria-label={label}
      aria-describedby={TRIP_LEAD_ID}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => start.current !== null && setShift(clientX - start.current)}
      onPointerUp={drop}
      onPointerCancel={stop}
      onKeyDown={push}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
