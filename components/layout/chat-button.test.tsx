import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChatButton } from './chat-button'

const texts = { open: 'Chat', title: 'Support', hours: 'Hours', whatsapp: 'WhatsApp', call: 'Call', close: 'Close' }
const render = (whatsapp: string | null) =>
  renderToStaticMarkup(
    <ChatButton texts={texts} whatsapp={whatsapp} phone="+90 242 99998 10" hours="Mon - Sun 9:00 AM - 8:00 PM" />,
  )

test('the chat button opens support with its number and hours', () => {
  const html = render('+90 532 99998 10')
  expect(html).toContain('href="https://wa.me/905329999810"')
  expect(html).toContain('href="tel:+902429999810"')
  expect(html).toContain('Hours: Mon - Sun 9:00 AM - 8:00 PM')
})

test.each([null, ''])('there is no chat button without a number of support: %j', (whatsapp) => {
  expect(render(whatsapp)).toBe('')
})
