import { expect, test } from 'vitest'
import { BROKEN_IMAGE_SCRIPT } from './broken-image-script'

test('a file that cannot be had marks its image, and one that then loads takes the mark away; nothing else is marked', () => {
  // Runs the head script's text, which is no module.
  new Function(BROKEN_IMAGE_SCRIPT)()
  document.body.innerHTML = '<div><picture><img alt=""></picture><script></script></div>'
  const [image, script] = ['img', 'script'].map((name) => document.querySelector(name))
  for (const element of [image, script]) element?.dispatchEvent(new Event('error'))
  expect(image).toHaveAttribute('data-broken')
  expect(script).not.toHaveAttribute('data-broken')
  image?.dispatchEvent(new Event('load'))
  expect(image).not.toHaveAttribute('data-broken')
})
