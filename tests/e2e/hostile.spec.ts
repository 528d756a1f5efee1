import { expect, expectNoSidewaysScroll, shopUrl, test, translatorOf } from './fixtures'
import { addToBasket, findTour, openShop, type Wanted } from './journey'

const PORT = process.env.PORT ?? '3100'
/** Plain localhost is Lykia's too, and a name that requests without a browser can resolve. */
const ORIGIN = `http://localhost:${PORT}`
const t = translatorOf('en')
const english: Wanted = { tenant: 'lykia', locale: 'en', t }

test.describe('answers to what does not belong', { tag: '@desktop' }, () => {
  test('an unknown host is refused, whatever it claims to be', async ({ request }) => {
    const headers = { host: 'evil.example', company: 'lykia', 'x-company': 'lykia' }
    const answer = await request.get(`http://127.0.0.1:${PORT}/`, { headers })
    expect(answer.status()).toBe(421)
  })

  test('unknown slugs, languages that are off and internal paths are real 404s with the page of the specification', async ({
    request,
  }) => {
    for (const path of [
      '/p/nowhere',
      '/d/nowhere',
      '/c/nowhere',
      '/nl',
      '/nl/p/nowhere',
      '/en/lykia/p/nowhere',
      '/p/x/y/z',
    ]) {
      const answer = await request.get(`${ORIGIN}${path}`)
      expect(answer.status(), path).toBe(404)
      const html = await answer.text()
      expect(html, path).toContain('Error 404')
      expect(html, path).toContain('href="/images/404.svg#art"')
    }
  })

  test('a broken query leaves the listing whole', async ({ request }) => {
    for (const query of [
      '?page=-5',
      '?priceFrom=abc',
      '?sort=%00',
      `?themes=${'x'.repeat(3000)}`,
      '?kinds=rocket',
      '?dateFrom=2026-99-99',
    ]) {
      const answer = await request.get(`${ORIGIN}/d/tours${query}`)
      expect(answer.status(), query).toBe(200)
    }
  })

  test('calls of a browser: wrong types, too large, another origin, one that is not listed', async ({ request }) => {
    const url = `${ORIGIN}/api/operator/quote`
    const origin = ORIGIN
    const post = (data: string, headers: Record<string, string> = {}) =>
      request.post(url, {
        data: Buffer.from(data),
        headers: { origin, 'content-type': 'application/json', ...headers },
      })
    expect((await post('{"items":"all"}')).status()).toBe(422)
    expect((await post('{')).status()).toBe(400)
    expect((await post(`{"locale":"${'x'.repeat(80_000)}"}`)).status()).toBe(413)
    expect((await post('{}', { origin: 'http://evil.example' })).status()).toBe(403)
    expect((await request.get(`${ORIGIN}/api/operator/listTenants`)).status()).toBe(404)
    expect((await request.get(`${ORIGIN}/api/operator/getMemberData`)).status()).toBe(401)
  })

  test('negative people and a past date are refused by field', async ({ request }) => {
    const tour = await findTour(english)
    const item = { productId: tour.id, kind: 'tour', date: '2020-01-01', endDate: null, session: '09:00', extras: [] }
    const ask = (pax: object) =>
      request.post(`${ORIGIN}/api/operator/quote`, {
        data: { locale: 'en', chosenCurrency: 'EUR', items: [{ ...item, pax }] },
        headers: { origin: ORIGIN },
      })
    expect((await ask({ adult: -2, child: 0, infant: 0 })).status()).toBe(422)
    const past = await (await ask({ adult: 2, child: 0, infant: 0 })).json()
    expect(past.data.items[0].problem).toBe('past')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('home, listing, product, content and search are complete and their links work', { tag: '@phone' }, async ({
    page,
  }) => {
    const tour = await findTour(english)
    for (const path of ['/', '/d/tours', `/p/${tour.slug}`, '/c/about-us']) {
      await openShop(page, english, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await openShop(page, english, '/d/tours')
    await page.locator('.card h3 a').first().click()
    await expect(page).toHaveURL(/\/p\//)
    await openShop(page, english, '/search?q=kekova')
    await expect(page.locator('.card').first()).toBeVisible()
  })

  test('nothing is offered that needs them', { tag: '@desktop' }, async ({ page }) => {
    for (const path of ['/', '/d/tours']) {
      await openShop(page, english, path)
      const dead = page.locator('button:not([type="submit"], [popovertarget])').filter({ visible: true })
      expect(await dead.evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML)), path).toEqual([])
    }
  })
})

test.describe('what the browser keeps', () => {
  test('a tampered store is dropped without a word and the shop works', { tag: '@desktop' }, async ({ page }) => {
    const tour = await findTour(english)
    await openShop(page, english)
    await page.evaluate(() => {
      for (const key of ['kervan', 'persist:kervan', 'persist:root']) localStorage.setItem(key, 'U2FsdGVkX19tampered')
    })
    await openShop(page, english, `/p/${tour.slug}`)
    await addToBasket(page, english, tour.date)
    await expect(page.getByText(t('basket.sidebar.notice.added'))).toBeVisible()
  })

  test('the basket survives a reload and another tab sees it', { tag: '@desktop' }, async ({ page, context }) => {
    const tour = await findTour(english)
    await openShop(page, english, `/p/${tour.slug}`)
    await addToBasket(page, english, tour.date)
    await expect(page.getByText(t('basket.sidebar.notice.added'))).toBeVisible()
    await page.reload()
    const second = await context.newPage()
    await second.goto(shopUrl('lykia', 'en', '/basket/cart'))
    await expect(second.getByText(tour.title).first()).toBeVisible()
  })

  test('another currency is shown without a flash, and stays', { tag: '@phone' }, async ({ page }) => {
    await openShop(page, english, '/d/tours')
    const price = page.locator('.card .price').last()
    await expect(price).toContainText('₺')
    await page.evaluate(() => window.__currency?.set('EUR'))
    await expect(price).toContainText('€')
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        for (const node of document.querySelectorAll<HTMLElement>('.card .price, [data-sign]')) {
          if (getComputedStyle(node).visibility === 'visible' && node.textContent?.includes('₺'))
            seen.push(node.textContent)
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await expect(page.locator('.card .price').last()).toContainText('€')
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })
})

test('on a phone the chat button waits until the search has gone by', { tag: '@phone' }, async ({ page }) => {
  await openShop(page, english)
  const chat = page.getByRole('button', { name: t('layout.chat.open') })
  await expect(page.locator('.finder')).toBeInViewport()
  await expect(chat).toBeHidden()
  await page.locator('#content section').nth(2).scrollIntoViewIfNeeded()
  await expect(page.locator('.finder')).not.toBeInViewport()
  await expect(chat).toBeVisible()
})

test('nothing scrolls sideways at 320 px', { tag: '@phone' }, async ({ page }) => {
  const tour = await findTour(english)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/d/tours', `/p/${tour.slug}`, '/basket/cart', '/basket/checkout']) {
    await openShop(page, english, path)
    await expect(page.locator('main')).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test.describe('scripts that are not ours', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: ['Content Security Policy', 'status of 404'] })

  for (const [what, path] of [
    ['a kept page', '/'],
    ['a page of one visit', '/basket/cart'],
    ['a missing page', '/p/nowhere'],
    ['an address of nothing', '/x/y/z'],
    ['the page that verifies tickets', '/ticket'],
  ] as const)
    test(`do not run in ${what}`, async ({ page }) => {
      await page.goto(shopUrl('lykia', 'en', path))
      const runs = await page.evaluate(() => {
        const script = document.createElement('script')
        script.text = 'window.__foreign = true'
        document.body.append(script)
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.__foreign = true" alt="">')
        return new Promise((resolve) => setTimeout(() => resolve('__foreign' in window), 300))
      })
      expect(runs).toBe(false)
    })

  test('cannot be let in by a header of a visitor', async ({ request, page }) => {
    const headers = { 'content-security-policy': "script-src 'nonce-forged'" }
    for (const path of ['/contact', '/basket/cart']) {
      const html = await (await request.get(`${ORIGIN}${path}`, { headers })).text()
      expect(html, path).not.toContain('forged')
    }
    await page.goto(shopUrl('lykia', 'en', '/contact'))
    expect(await page.content()).not.toContain('forged')
  })
})
