type Node = Readonly<Record<string, unknown>>

/**
 * Properties that search engines require per type; offers, ratings and similar nodes are checked wherever they occur.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'url'],
  TouristTrip: ['name', 'provider'],
  VacationRental: ['name', 'identifier', 'image', 'address', 'containsPlace'],
  Accommodation: ['occupancy'],
  Car: ['name', 'image', 'vehicleTransmission', 'vehicleSeatingCapacity'],
  Service: ['name', 'serviceType', 'provider'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  TravelAgency: ['name'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function checkPrice(node: Node, path: string): string[] {
  const { price, priceCurrency } = node
  return [
    ...(Number(price) > 0 ? [] : [`${path}: ${String(price)} is no price`]),
    ...(/^[A-Z]{3}$/.test(String(priceCurrency)) ? [] : [`${path}: ${String(priceCurrency)} is no currency`]),
  ]
}

/** Lists the faults of a schema.org node and of all nested nodes; empty if it is valid. */
export function checkNode(node: unknown, path = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((each, index) => checkNode(each, `${path}[${index}]`))
  if (!isNode(node)) return []
  const types = [node['@type'] ?? []].flat().map(String)
  const here = `${path}/${types.join('+')}`
  // A reference to a node that is defined elsewhere.
  const isReference = types.length > 0 && node['@id'] !== undefined && Object.keys(node).length <= 2
  const missing = isReference
    ? []
    : types.flatMap((type) =>
        (REQUIRED[type] ?? []).filter((name) => isEmpty(node[name])).map((name) => `${here} lacks ${name}`),
      )
  const empty = Object.keys(node).filter((name) => isEmpty(node[name]))
  return [
    ...missing,
    ...empty.map((name) => `${here}: ${name} is empty`),
    ...(types.includes('Offer') ? checkPrice(node, here) : []),
    ...Object.entries(node).flatMap(([name, value]) => checkNode(value, `${here}.${name}`)),
  ]
}

/** Lists the faults of the text of a JSON-LD script. */
export function checkJsonLd(text: string): string[] {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return ['is no JSON']
  }
  if (!isNode(data) || data['@context'] !== 'https://schema.org') return ['has no context of schema.org']
  const { '@graph': graph, '@context': _context, ...only } = data
  if (graph !== undefined && !Array.isArray(graph)) return ['its graph is no list']
  const nodes = Array.isArray(graph) ? graph : [only]
  return nodes.flatMap((node) => (isNode(node) && node['@type'] ? checkNode(node) : ['a node has no type']))
}
