import { expect, test } from 'vitest'
import { checkImports } from './check-imports.mjs'
import { findFolderCircles } from './folder-circles.mjs'
import { readProductSources } from './sources.mjs'

const check = (files) => checkImports(Object.entries(files).map(([path, text]) => ({ path, text })))

test('the directions of the architecture are allowed', () => {
  expect(
    check({
      'app/page.tsx': "import { Card } from '@/components/catalogue/card'\nimport type { Tour } from '@/domain/tour'",
      'components/catalogue/card.tsx': "import { Button } from '../ui/button'\nimport { add } from '@/store/basket'",
      'components/ui/button.tsx': "import Link from 'next/link'\nimport { cx } from './cx'",
      'components/ui/cx.ts': 'export const cx = 1',
      'store/basket.ts': "import { total } from '@/domain/pricing'",
      'lib/api/client.ts': "import 'server-only'\nimport { total } from '@/domain/pricing'",
      'domain/pricing.ts': "import Big from 'big.js'\nimport * as z from 'zod/mini'",
      'domain/pricing/test-input.ts': "import fc from 'fast-check'",
      'domain/pricing.test.ts': "import { test } from 'vitest'\nimport fc from 'fast-check'",
      'server/main.ts':
        "import next from 'next'\nimport { tags } from '@/lib/cache/tags'\nimport { pace } from '@/domain/pace'",
      'backend/main.ts': "import { serve } from '@hono/node-server'\nimport { total } from '@/domain/pricing'",
      'backend/mail/frame.ts': "import { MAIL_TEXTS } from '@/messages/catalogues'",
      'messages/catalogues.ts': "import type { Tour } from '@/domain/tour'\nimport en from './en/mail.json'",
      'messages/format-text.ts': "import { IntlMessageFormat } from 'intl-messageformat'",
      'sandbox/main.ts':
        "import { createServer } from 'node:http'\nimport { formatText } from '@/messages/format-text'",
      'lib/pages.ts': "import en from '@/messages/en/errors.json'",
      'demo/load/tenant.ts':
        "import { schema } from '@/backend/platform/database/client'\nimport { total } from '@/domain/pricing'",
      'middleware.ts': "import { tenant } from './lib/tenancy'",
    }),
  ).toEqual([])
})

test.each([
  ['app/page.tsx', "import { db } from '@/backend/platform/database/client'"],
  ['app/page.tsx', "import { pay } from '../sandbox/pay'"],
  ['app/page.tsx', "import pg from 'pg'"],
  ['components/basket/row.tsx', "import { x } from '@/app/page-data'"],
  ['components/ui/button.tsx', "import type { Tour } from '@/domain/tour'"],
  ['components/ui/button.tsx', "import { useTranslations } from 'next-intl'"],
  ['components/ui/button.tsx', "import { Row } from '../basket/row'"],
  ['store/basket.ts', "export { Row } from '@/components/basket/row'"],
  ['store/basket.ts', "import { readFile } from 'node:fs'"],
  ['lib/api.ts', "const x = await import('@/store/basket')"],
  ['lib/api.ts', "type X = import('../backend/main').X"],
  ['lib/cache/pages.ts', "import { store } from '@/server/next-cache/store'"],
  ['app/page.tsx', "import { kindOf } from '@/server/metrics'"],
  ['server/main.ts', "import { Card } from '@/components/catalogue/card'"],
  ['server/main.ts', "import { db } from '@/backend/db/client'"],
  ['server/main.ts', "import { renderToString } from 'react-dom/server'"],
  ['server/main.ts', "import pg from 'pg'"],
  ['domain/tour.ts', "import dayjs from 'dayjs'"],
  ['domain/tour.ts', "import { x } from '@/lib/x'"],
  ['backend/main.ts', "import { x } from '@/lib/x'"],
  ['backend/main.ts', "import { loadDemo } from '@/demo/load/load-demo'"],
  ['backend/main.ts', "import { draw } from '@/tools/demo-images/draw'"],
  ['lib/demo.ts', "import tenant from '@/demo/tenants/lykia/tenant.json'"],
  ['components/home/hero.tsx', "import { lykia } from '@/demo/tests/tenants'"],
  ['backend/main.ts', "import { cache } from 'react'"],
  ['backend/main.ts', "import { headers } from 'next/headers'"],
  ['sandbox/main.ts', "import { x } from '@/domain/x'"],
  ['sandbox/main.ts', "import pg from 'pg'"],
  ['middleware.ts', "import { Card } from '@/components/catalogue/card'"],
  ['middleware.ts', "import { db } from '@/backend/platform/database/client'"],
  ['components/basket/row.tsx', "import { readFile } from 'node:fs'"],
  ['components/basket/row.tsx', "import { db } from '@/backend/platform/database/client'"],
  ['demo/load/tenant.ts', "import { x } from '@/lib/x'"],
  ['demo/load/tenant.ts', "import { cache } from 'react'"],
  ['server/main.ts', "import { budgets } from '@/scripts/bench/budgets.mjs'"],
  ['backend/main.ts', "import { measure } from '@/tests/load/bench/measure'"],
  ['lib/pages.ts', "import { MAIL_TEXTS } from '@/messages/catalogues'"],
  ['components/member/row.tsx', "import { formatText } from '@/messages/format-text'"],
  ['backend/mail/frame.ts', "import en from '@/messages/en/mail.json'"],
  ['messages/catalogues.ts', "import { x } from '@/lib/x'"],
  ['lib/api.ts', "import { x } from '@/tests/fixtures'"],
  ['backend/pay.ts', "import { bank } from './test-support/bank'"],
  ['domain/a.ts', "import { line } from './test-input'"],
])('%s must not: %s', (path, text) => {
  const problems = check({ [path]: text })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`${path}:1`)
})

test('a folder without a source is an error, so that nothing found means that all was read', () => {
  expect(readProductSources().length).toBeGreaterThan(2_000)
  expect(() => readProductSources('/nowhere')).toThrow('app: no source found')
})

test('a backend module is entered through its service; tests and the files that compose the process may reach inside', () => {
  const files = {
    'backend/ledger/service.ts': "export { bookMoney } from './ledger'",
    'backend/ledger/ledger.ts': "import { schema } from '../platform/database/client'",
    'backend/payments/capture.ts':
      "import { bookMoney } from '../ledger/service'\nimport { formatMoney } from '../formatting/money'",
    'backend/payments/capture.test.ts': "import { bookMoney } from '../ledger/ledger'",
    'backend/app.ts': "import { registerLedger } from './ledger/routes'",
  }
  expect(check(files)).toEqual([])
  const planted = { 'backend/payments/settle.ts': "import type { LedgerRow } from '../ledger/ledger'" }
  expect(check({ ...files, ...planted })).toEqual([
    "backend/payments/settle.ts:1: '../ledger/ledger': backend/ledger is entered through its service.ts",
  ])
})

test('the platform imports no module of the backend, by no public file and in no test', () => {
  const modules = {
    'backend/ledger/service.ts': 'export const bookMoney = 1',
    'backend/payments/capture.ts': "import { transact } from '../platform/database/transact'",
    'backend/platform/jobs/runner.ts':
      "import { transact } from '../database/transact'\nimport { pace } from '@/domain/pace'",
  }
  expect(check(modules)).toEqual([])
  for (const path of ['backend/platform/jobs/runner.ts', 'backend/platform/jobs/runner.test.ts'])
    expect(check({ ...modules, [path]: "import type { bookMoney } from '../../ledger/service'" })).toEqual([
      `${path}:1: '../../ledger/service': backend/platform imports no module of the backend`,
    ])
})

test('the store may not reach server-only code, even through another file; types may', () => {
  const files = {
    'store/app.ts': "import { a } from '@/lib/a'",
    'lib/a.ts': "import { b } from './b'",
    'lib/b.ts': "import 'server-only'",
    'store/types.ts': "import type { A } from '@/lib/b'",
  }
  expect(check(files)).toEqual([expect.stringContaining('store/app.ts → lib/a.ts → lib/b.ts')])
})

test('domain is pure', () => {
  const impure = ['Date.now()', 'new Date()', 'Math.random()', 'process.env.X', "fetch('/')", 'crypto.randomUUID()']
  const text = impure.map((code, index) => `export const x${index} = ${code}`).join('\n')
  expect(check({ 'domain/a.ts': text })).toHaveLength(impure.length)
  expect(
    check({ 'domain/a.ts': 'export const f = (now: Date, process: { step: 1 }) => [new Date(now), process.step]' }),
  ).toEqual([])
  expect(check({ 'domain/a.test.ts': 'const now = new Date()' })).toEqual([])
})

test('imports that form a ring are reported once', () => {
  const files = { 'lib/a.ts': "import './b'", 'lib/b.ts': "import './c'", 'lib/c.ts': "import './a'" }
  expect(check(files)).toEqual([expect.stringContaining('lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts')])
})

test('folders of lib that import each other in a circle are reported with the imports that close it', () => {
  const files = {
    'lib/api/send.ts': "import { seal } from '@/lib/session/seal'",
    'lib/api/result.ts': 'export type Result = 1',
    'lib/session/seal.ts': "import { host } from '../env'",
    'lib/env.ts': "import type { Result } from './api/result'",
    'lib/session/seal.test.ts': "import { send } from '@/lib/api/send'",
  }
  expect(check(files)).toEqual([
    'lib: folders form a circle: lib/api → lib/session → lib → lib/api (lib/api/send.ts imports lib/session/seal.ts; ' +
      'lib/session/seal.ts imports lib/env.ts; lib/env.ts imports lib/api/result.ts)',
  ])
  expect(check({ ...files, 'lib/env.ts': 'export const host = 1' })).toEqual([])
})

test('a folder may be split into its own folders, or left out', () => {
  const edges = new Map([
    ['backend/platform/http/serve.ts', ['backend/tenancy/find.ts']],
    ['backend/tenancy/find.ts', ['backend/platform/database/pool.ts', 'backend/desk/page.ts']],
    ['backend/desk/page.ts', ['backend/tenancy/find.ts', 'domain/money.ts']],
  ])
  expect(findFolderCircles(edges, 'backend', { split: ['platform'], except: ['desk'] })).toEqual([])
  expect(findFolderCircles(edges, 'backend', { split: ['platform'] })).toHaveLength(1)
  expect(findFolderCircles(edges, 'backend', { except: ['desk'] })).toHaveLength(1)
})
