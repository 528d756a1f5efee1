import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './price'

test('amounts run left to right inside any text, and the old one is named', () => {
  const { container } = render(
    <p dir="rtl">
      <Price value="€37.80" old={{ value: '€42.00', label: 'Before' }} />
    </p>,
  )
  expect(screen.getByText('€37.80')).toHaveAttribute('dir', 'ltr')
  expect(container.querySelector('s')).toHaveTextContent('Before €42.00')
})
