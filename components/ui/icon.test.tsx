import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './icon'
import { ICON_FILE } from './icon-file'
import { ICON_NAMES } from './icon-names'
import { toIconName } from './to-icon-name'

test('every icon is a symbol of the file that pages fetch', () => {
  const file = readFileSync(join(import.meta.dirname, '../../public', ICON_FILE), 'utf8')
  for (const name of ICON_NAMES) expect(file).toContain(`<symbol id="${name}"`)
})

test('an icon is hidden from screen readers and mirrored only where it points', () => {
  const { container } = render(<Icon name="arrow-right" flip />)
  const svg = container.querySelector('svg')
  expect(svg).toHaveAttribute('aria-hidden', 'true')
  expect(svg).toHaveClass('flip')
  expect(svg?.querySelector('use')).toHaveAttribute('href', `${ICON_FILE}#arrow-right`)
})

test('an icon that the settings name and the set lacks gives the fallback', () => {
  expect(toIconName('sailboat', 'compass')).toBe('sailboat')
  expect(toIconName('no-such-icon', 'compass')).toBe('compass')
  expect(toIconName(null, null)).toBeNull()
})
