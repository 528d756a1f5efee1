import { render, screen } from '@testing-library/react'
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import ar from '@/messages/ar/agency.json'
import de from '@/messages/de/agency.json'
import { ApplicationThanks } from './application-thanks'

const WORDS: Record<'de' | 'ar', AbstractIntlMessages> = { de, ar }

test.each([
  ['de', 'lizenz.pdf, steuer.pdf'],
  ['ar', 'lizenz.pdf، steuer.pdf'],
] as const)('papers that did not arrive are listed with the comma of the language: %s', (locale, names) => {
  render(
    <NextIntlClientProvider locale={locale} messages={{ agency: WORDS[locale] }}>
      <ApplicationThanks locale={locale} agencyId={7} email="a@b.example" lost={['lizenz.pdf', 'steuer.pdf']} />
    </NextIntlClientProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain(names)
})
