import type { Product, ProductCard } from '@/domain/catalogue/shared/schema'

/** A boat day trip as the API sends it; `given` overrides fields. */
export function makeCard(given: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 12,
    kind: 'tour',
    code: 'LYK-T-01',
    content: {
      en: { title: 'Kekova sunken city by boat', slug: 'kekova-by-boat' },
      de: { title: 'Kekova per Boot', slug: 'kekova-per-boot' },
    },
    images: [
      { file: 'lykia/a', cover: 0 },
      { file: 'lykia/b', cover: 1 },
    ],
    category: { id: 2, content: { en: { title: 'Boat trips', slug: 'boat-trips' } } },
    destination: { id: 3, content: { en: { title: 'Kaş and Kekova', slug: 'kas' } } },
    price: { amount: '37.80', oldAmount: '42.00', currency: 'EUR', unit: 'person' },
    campaign: { discountType: 'percent', discountValue: '10.00', endsOn: '2027-01-15', label: { en: 'Early summer' } },
    rating: { average: 4.86, count: 1206 },
    instantConfirmation: true,
    freeCancellationHours: 48,
    details: {
      kind: 'tour',
      durationMinutes: 450,
      days: 1,
      guideLanguages: ['en', 'de'],
      groupSize: 18,
      pickup: 'included',
      theme: 'boat',
      minimumAge: 0,
    },
    ...given,
  }
}

export function makeProduct(given: Partial<Product> = {}): Product {
  return {
    ...makeCard(),
    slugs: { en: 'kekova-by-boat', de: 'kekova-per-boot' },
    text: {
      title: 'Kekova sunken city by boat',
      slug: 'kekova-by-boat',
      summary: 'A day on the water.',
      description: 'One.\n\nTwo.',
      highlights: [],
      programme: [],
      included: [],
      excluded: [],
      goodToKnow: [],
      questions: [],
      seo: null,
    },
    meetingPoint: null,
    sessions: [{ time: '09:00', endTime: '16:30', capacity: 18 }],
    places: [],
    ageBands: { childFrom: 4, adultFrom: 12 },
    unitPrices: { adult: '37.80', child: '18.90', infant: '0.00' },
    pricing: { pricingMode: 'individual' },
    taxMode: 'included',
    taxRate: 10,
    payment: { paymentPlan: 'deposit', depositPercent: 20 },
    extras: [],
    cutoffMinutes: 720,
    cancellation: null,
    reviewSummary: { average: 0, count: 0, distribution: [0, 0, 0, 0, 0], reviews: [] },
    updatedAt: '2026-11-20T10:00:00Z',
    ...given,
  }
}
