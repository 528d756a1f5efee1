import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './picture'

const given = { src: '/a-800.jpg', width: 800, height: 600, alt: 'A gulet in a bay' }

test('offers the lighter formats first, holds its place and waits until it is near', () => {
  const { container } = render(<Picture {...given} avif="/a.avif 800w" webp="/a.webp 800w" sizes="50vw" />)
  const sources = [...container.querySelectorAll('source')].map((source) => source.type)
  expect(sources).toEqual(['image/avif', 'image/webp'])
  const image = screen.getByRole('img', { name: given.alt })
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('width', '800')
  expect(image).toHaveAttribute('height', '600')
})

test('the one that the first screen waits for is fetched at once and first', () => {
  render(<Picture {...given} priority />)
  const image = screen.getByRole('img', { name: given.alt })
  expect(image).not.toHaveAttribute('loading')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('what must stay in sight when the picture is cut is its focus', () => {
  const { rerender } = render(<Picture {...given} focus="30% 12.5%" />)
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '30% 12.5%' })
  rerender(<Picture {...given} />)
  expect(screen.getByRole('img')).not.toHaveAttribute('style')
})

test('a placeholder is a tone, several, or a tiny picture, and nothing else', () => {
  const { container, rerender } = render(<Picture {...given} placeholder="#AABBCC" />)
  expect(container.querySelector('picture')).toHaveStyle({ backgroundColor: '#AABBCC' })
  rerender(<Picture {...given} placeholder="data:image/webp;base64,AAAA" />)
  expect(container.querySelector('picture')?.style.backgroundImage).toContain('data:image/webp')
  rerender(<Picture {...given} placeholder="#7ac,#fda,#387" />)
  expect(container.querySelector('picture')?.style.backgroundImage).toMatch(/^linear-gradient\(#7ac, ?#fda, ?#387\)$/)
  for (const placeholder of ['#7ac,url(//elsewhere)', 'data:text/html,x', 'red', '#7ac,']) {
    rerender(<Picture {...given} placeholder={placeholder} />)
    expect(container.querySelector('picture')?.getAttribute('style') || null).toBeNull()
  }
})
