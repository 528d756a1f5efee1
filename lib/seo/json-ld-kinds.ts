import type { Car, Offer, Service, TouristTrip, VacationRental } from 'schema-dts'
import type { CarDetails } from '@/domain/catalogue/kinds/car/details'
import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { VillaDetails } from '@/domain/catalogue/kinds/villa/details'
import type { Product } from '@/domain/catalogue/shared/schema'
import { buildSteps, type JsonLd, type PropertiesOf } from './json-ld'

export interface KindContext {
  product: Product
  /** Title of the destination; `category` is that of the category. Both in the page's language. */
  place: string
  category: string
  seller: string
  origin: string
}

const GEAR = {
  manual: 'https://schema.org/ManualTransmission',
  automatic: 'https://schema.org/AutomaticTransmission',
} as const

/** Marks an offer as rental, not sale. */
export const LEASE_OUT = {
  businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
} satisfies PropertiesOf<Offer>

const agency = ({ seller, origin }: KindContext) =>
  ({ '@type': 'TravelAgency', '@id': `${origin}/#agency`, name: seller }) as const

/** The steps of a programme, in order. */
function buildItinerary({ text }: Product): JsonLd | undefined {
  if (text.programme.length === 0) return undefined
  return { '@type': 'ItemList', ...buildSteps(text.programme.map(({ title }) => ({ name: title }))) }
}

function buildTrip(context: KindContext): JsonLd {
  const trip = { provider: agency(context) } satisfies PropertiesOf<TouristTrip>
  return { ...trip, itinerary: buildItinerary(context.product), '@type': ['Product', 'TouristTrip'] }
}

const toAmenity = (name: string) => ({ '@type': 'LocationFeatureSpecification', name, value: true }) as const

/** A house is let as a whole: the only accommodation that it contains is the house itself. */
function buildVacationRental({ product, place }: KindContext, details: VillaDetails): JsonLd {
  const point = product.mapPoint ?? product.meetingPoint
  const rental = {
    identifier: product.code,
    additionalType: 'EntirePlace',
    address: { '@type': 'PostalAddress', addressLocality: place },
    ...(point ? { latitude: point.latitude, longitude: point.longitude } : {}),
    checkinTime: details.checkInFrom,
    checkoutTime: details.checkOutUntil,
    containsPlace: {
      '@type': 'Accommodation',
      numberOfBedrooms: details.bedrooms,
      numberOfBathroomsTotal: details.bathrooms,
      floorSize: { '@type': 'QuantitativeValue', value: details.areaSquareMetres, unitCode: 'MTK' },
      occupancy: { '@type': 'QuantitativeValue', value: details.capacity },
      ...(details.features.length > 0 ? { amenityFeature: details.features.map(toAmenity) } : {}),
    },
  } satisfies PropertiesOf<VacationRental>
  return { ...rental, '@type': ['VacationRental', 'Product'] }
}

function buildCar(details: CarDetails): JsonLd {
  const car = {
    vehicleTransmission: GEAR[details.gear],
    fuelType: details.fuel,
    vehicleSeatingCapacity: details.seats,
    numberOfDoors: details.doors,
  } satisfies PropertiesOf<Car>
  return { ...car, '@type': 'Car' }
}

function buildService(context: KindContext): JsonLd {
  const service = {
    serviceType: context.category,
    areaServed: context.place,
    provider: agency(context),
  } satisfies PropertiesOf<Service>
  return { ...service, '@type': 'Service' }
}

type Build<K extends Kind> = (context: KindContext, details: DetailsOf<K>) => JsonLd

const BUILDERS: { [K in Kind]: Build<K> } = {
  tour: buildTrip,
  villa: buildVacationRental,
  car: (_context, details) => buildCar(details),
  yacht: () => ({ '@type': 'Product' }),
  transfer: buildService,
  wedding: buildService,
  health: buildService,
}

/** Kinds whose node is a service, which has no `sku` and no brand. */
export const isService = (kind: Kind): boolean => kind === 'transfer' || kind === 'wedding' || kind === 'health'

/** The kind-specific properties of a product's node. */
export function buildKindNode(context: KindContext): JsonLd {
  const { details } = context.product
  const build = BUILDERS[details.kind] as Build<Kind>
  return build(context, details)
}
