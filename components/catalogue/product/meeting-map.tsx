import { buildSketch } from '@/lib/catalogue/listing/map-sketch'

interface MeetingMapProps {
  latitude: number
  longitude: number
  label: string
  /** Draws water below the land, for a start at a shore; else fields. */
  isCoast: boolean
}

/**
 * Schematic drawing instead of a map, never mirrored. Land and road are derived from the coordinates, so a place always
 * gets the same drawing.
 */
export function MeetingMap({ latitude, longitude, label, isCoast }: MeetingMapProps) {
  const { shore, hills, road, waves, pin } = buildSketch(latitude, longitude)
  return (
    <svg viewBox="0 0 760 320" preserveAspectRatio="xMidYMid slice" direction="ltr" role="img" aria-label={label}>
      <rect width="760" height="320" className={isCoast ? 'map-water' : 'map-hill'} />
      {isCoast && <path d={waves} className="map-wave" />}
      <path d={shore} className="map-land" />
      <path d={hills} className="map-hill" />
      <path d={road} className="map-road" />
      <path d={road} className="map-line" />
      <g transform={`translate(${pin.x} ${pin.y})`} className="map-pin">
        <path d="M0 6c-14-16-18-22-18-31a18 18 0 0 1 36 0c0 9-4 15-18 31Z" />
        <circle cy="-25" r="6.5" />
      </g>
    </svg>
  )
}
