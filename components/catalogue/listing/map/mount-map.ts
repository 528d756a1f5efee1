import { canvas, control, map as createMap, divIcon, latLngBounds, type Marker, marker, polygon } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { glide } from '@/components/ui/glide'
import { COAST_FRAME } from '@/lib/catalogue/listing/map-frame'
import { drawOffers, drawSign } from './draw-sign'
import { groupPins, type Pin, readPins } from './read-pins'

const COAST = '/images/coast.json'

/** View of a map without products: the coast from Bodrum to Alanya. */
const USUAL_VIEW = latLngBounds([36, 27], [38, 32.5])

/** Limits of panning; no coast is drawn beyond them. */
const BOUNDS = latLngBounds([COAST_FRAME.south, COAST_FRAME.west], [COAST_FRAME.north, COAST_FRAME.east])

/** Maximum zoom; the coastline has no more detail above it. */
const NEAREST = 13
const FARTHEST = 5
/** Zoom step. At whole levels the coast would be too large or too small for a phone. */
const STEP = 0.25

interface Coast {
  exact: number
  rings: number[][]
}

async function readCoast(signal: AbortSignal): Promise<Coast> {
  const response = await fetch(COAST, { signal })
  if (!response.ok) throw new Error(`the coast answers ${response.status}`)
  return (await response.json()) as Coast
}

const toRing = (flat: readonly number[], exact: number): [number, number][] =>
  Array.from({ length: flat.length / 2 }, (_, index) => [
    (flat[index * 2 + 1] ?? 0) / exact,
    (flat[index * 2] ?? 0) / exact,
  ])

/**
 * Mounts a map of the cards in `root` into `room`: a price marker at each place, highlighted together with its card.
 * The map follows changes of the list. Only the coastline is fetched. Resolves to the function that unmounts the map;
 * rejects if the coastline cannot be loaded.
 */
export async function mountMap(room: HTMLElement, root: HTMLElement, signal: AbortSignal): Promise<() => void> {
  const coast = await readCoast(signal)
  const container = document.createElement('div')
  container.className = 'map-canvas'
  room.append(container)
  const words = room.dataset
  const map = createMap(container, {
    zoomControl: false,
    minZoom: FARTHEST,
    maxZoom: NEAREST,
    zoomSnap: STEP,
    maxBounds: BOUNDS,
    maxBoundsViscosity: 1,
    attributionControl: false,
  })
  control.zoom({ position: 'topright', zoomInTitle: words.zoomIn ?? '', zoomOutTitle: words.zoomOut ?? '' }).addTo(map)
  control
    .attribution({ prefix: false })
    .addAttribution(words.credit ?? '')
    .addTo(map)
  const note = document.createElement('p')
  note.className = 'map-part'
  container.append(note)
  const land = getComputedStyle(room).getPropertyValue('--map-land').trim()
  polygon(
    coast.rings.map((ring) => toRing(ring, coast.exact)),
    { renderer: canvas({ padding: 0.5 }), stroke: false, fillColor: land, fillOpacity: 1, interactive: false },
  ).addTo(map)

  // A window larger than the drawn coast would show where the coastline ends.
  const keepInside = () => map.setMinZoom(Math.max(FARTHEST, map.getBoundsZoom(BOUNDS, true)))
  keepInside()
  map.on('resize', keepInside)

  let pins: Pin[] = []
  let signs: { mark: Marker; cards: Set<HTMLElement> }[] = []

  const light = (card: Element | null) => {
    for (const { mark, cards } of signs) {
      mark.getElement()?.classList.toggle('map-lit', card instanceof HTMLElement && cards.has(card))
    }
  }
  const lightCards = (cards: ReadonlySet<HTMLElement>, isOn: boolean) => {
    for (const card of cards) card.toggleAttribute('data-lit', isOn)
  }

  const drawSigns = () => {
    for (const { mark, cards } of signs) {
      lightCards(cards, false)
      mark.remove()
    }
    const zoom = map.getZoom()
    const groups = groupPins(pins, ({ latitude, longitude }) => map.project([latitude, longitude], zoom))
    signs = groups.flatMap((group) => {
      const [first] = group
      if (!first) return []
      const cards = new Set(group.map(({ card }) => card))
      const single = [first.title, first.price].filter(Boolean).join(words.comma ?? ', ')
      const label = group.length === 1 ? single : `${words.here}: ${group.length}`
      const mark = marker([first.latitude, first.longitude], {
        icon: divIcon({ className: 'map-mark', html: drawSign(group, words.here ?? ''), iconSize: [0, 0] }),
        alt: label,
        riseOnHover: true,
      })
      mark.bindPopup(drawOffers(group), { minWidth: 200, maxHeight: 220, autoPanPadding: [16, 16] })
      mark.on('popupopen', () => {
        lightCards(cards, true)
        first.card.scrollIntoView({ block: 'nearest', behavior: glide() })
      })
      mark.on('popupclose', () => lightCards(cards, false))
      mark.addTo(map)
      mark.getElement()?.setAttribute('aria-label', label)
      return [{ mark, cards }]
    })
  }

  const readList = (mayMove: boolean) => {
    pins = readPins(root)
    const spots = pins.map(({ latitude, longitude }): [number, number] => [latitude, longitude])
    if (mayMove) {
      map.fitBounds(spots.length > 0 ? latLngBounds(spots) : USUAL_VIEW, {
        padding: [40, 40],
        maxZoom: 11,
        animate: false,
      })
    }
    note.textContent = words.some ?? ''
    drawSigns()
  }

  const ending = new AbortController()
  const onNear = ({ target }: Event) => light(target instanceof Element ? target.closest('[data-at]') : null)
  root.addEventListener('pointerover', onNear, { passive: true, signal: ending.signal })
  root.addEventListener('focusin', onNear, { signal: ending.signal })
  map.on('zoomend', drawSigns)
  map.on('popupopen', ({ popup }) => {
    popup
      .getElement()
      ?.querySelector('.leaflet-popup-close-button')
      ?.setAttribute('aria-label', words.close ?? '')
  })
  readList(true)

  // A filter that changes the cards moves the map; a currency change only redraws the prices.
  const toKey = (list: readonly Pin[]) => list.map(({ href }) => href).join()
  const watcher = new MutationObserver(() => {
    const before = toKey(pins)
    const now = readPins(root)
    if (before !== toKey(now)) readList(true)
    else if (now.some(({ price }, index) => price !== pins[index]?.price)) readList(false)
  })
  const list = root.querySelector('.listing-results')
  if (list) watcher.observe(list, { childList: true, subtree: true, characterData: true })
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  sizes.observe(container)

  return () => {
    ending.abort()
    watcher.disconnect()
    sizes.disconnect()
    for (const { cards } of signs) lightCards(cards, false)
    map.remove()
    container.remove()
  }
}
