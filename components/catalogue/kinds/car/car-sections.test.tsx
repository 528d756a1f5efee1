import { render, screen, within } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import catalogue from '@/messages/de/catalogue.json'
import { CarSections } from './car-sections'

const t = createTranslator({ locale: 'de', messages: { catalogue }, namespace: 'catalogue' })
const titles = ['Antalya, Işıklar Caddesi', 'Side, Kemer Mahallesi 62']

test('each office has a line of its own, as addresses have commas', () => {
  const details = {
    carClass: 'compact',
    bands: [],
    kilometresPerDay: null,
    offices: ['antalya', 'side'],
    oneWayFee: '0.00',
    youngDriver: null,
    minimumDriverAge: 21,
    maximumDriverAge: 80,
    minimumLicenceYears: 2,
    fuelRule: 'fullToFull',
  } as unknown as DetailsOf<'car'>
  const product = {
    price: { currency: 'EUR' },
    places: ['antalya', 'side'].map((key, place) => ({ key, content: { de: { title: titles[place] } } })),
  } as unknown as Product
  const context = { t, locale: 'de', fallback: 'de' } as unknown as PageContext
  render(<CarSections details={details} product={product} context={context} />)
  const line = screen.getByText(t('rental.offices')).closest('div') as HTMLElement
  expect(
    within(line)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(titles)
})
