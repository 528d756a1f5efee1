import { Hono } from 'hono'
import type { ApiApp, ApiVariables } from '../platform/http/register'
import type { Services } from '../services/services'
import { buildTheme, ICON, readFont, readStylesheet } from './assets'
import { choose } from './chooser'
import { protect } from './guard'
import { approve, askApprove, askDecline, decline, showAgencies, showAgency } from './inbox/agencies'
import { sendPaper } from './inbox/papers'
import { askRequest, decideRequest, showRequest, showRequests } from './inbox/requests'
import {
  askConfirmTransfer,
  askRejectTransfer,
  confirmTransfer,
  rejectTransfer,
  showTransfer,
  showTransfers,
} from './inbox/transfers'
import { showOverview } from './overview'
import { changePassword, saveAccount, showAccount } from './people/account'
import { showLog } from './people/log'
import { addStaff, changePerson, resetPassword, showPerson, showStaff } from './people/staff'
import { changeDays } from './products/days'
import { showProducts } from './products/list'
import { savePrices } from './products/prices'
import { productPage } from './products/show'
import { saveTexts } from './products/texts'
import { askCancel, doCancel, showCancel } from './reservations/cancel'
import { askDate, decideDate } from './reservations/date-request'
import { askDecision, decideReservation } from './reservations/decide'
import { showReservations } from './reservations/list'
import { askMoney, askRefundSent, markRefundSent, takeMoney } from './reservations/money'
import { doReverse, showReversal } from './reservations/reversal'
import { showReservation } from './reservations/show'
import { DeskRouter } from './router'
import { showSignIn, signIn, signOut } from './sign-in'

const KEPT = { 'cache-control': 'public, max-age=300' }

function bindDoor(app: Hono<ApiVariables>, services: Services): void {
  app.get('/desk.css', async (c) =>
    c.body(await readStylesheet(), 200, { 'content-type': 'text/css; charset=utf-8', ...KEPT }),
  )
  app.get('/fonts/:file{[a-z]+\\.woff2}', async (c) => {
    const font = await readFont(c.req.param('file').replace('.woff2', ''))
    if (font === null) return c.body(null, 404)
    return c.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2', ...KEPT })
  })
  app.get('/icon.svg', (c) => c.body(ICON, 200, { 'content-type': 'image/svg+xml', ...KEPT }))
  app.get('/', (c) => choose(c, services))
  app.get('/:company{[a-z][a-z0-9_]+}/theme.css', async (c) => {
    const db = services.registry.getDatabase(c.req.param('company'))
    if (!db) return c.body(null, 404)
    return c.body(await buildTheme(db), 200, { 'content-type': 'text/css; charset=utf-8', ...KEPT })
  })
  app.get('/:company{[a-z][a-z0-9_]+}/sign-in', (c) => showSignIn(c, services))
  app.post('/:company{[a-z][a-z0-9_]+}/sign-in', (c) => signIn(c, services))
  app.post('/:company{[a-z][a-z0-9_]+}/sign-out', (c) => signOut(c, services))
}

function bindReservations(desk: DeskRouter): void {
  desk.page('/reservations', showReservations)
  desk.page('/reservations/:id{[0-9]{1,9}}', showReservation)
  desk.confirmed('/reservations/:id{[0-9]{1,9}}/money', askMoney, takeMoney, showReservation)
  desk.page('/reservations/:id{[0-9]{1,9}}/cancel', showCancel)
  desk.confirmed('/reservations/:id{[0-9]{1,9}}/cancel', askCancel, doCancel, showCancel)
  desk.confirmed('/reservations/:id{[0-9]{1,9}}/decide', askDecision, decideReservation, showReservation)
  desk.confirmed('/reservations/:id{[0-9]{1,9}}/date-request', askDate, decideDate, showReservation)
  desk.page('/ledger/:id{[0-9]{1,9}}/reverse', showReversal)
  desk.action('/ledger/:id{[0-9]{1,9}}/reverse', doReverse, showReversal)
  desk.confirmed('/refunds/:id{[0-9]{1,9}}/sent', askRefundSent, markRefundSent, showOverview)
}

function bindInbox(desk: DeskRouter): void {
  desk.page('/transfers', showTransfers)
  desk.page('/transfers/:id{[0-9]{1,9}}', showTransfer)
  desk.confirmed('/transfers/:id{[0-9]{1,9}}/confirm', askConfirmTransfer, confirmTransfer, showTransfer)
  desk.confirmed('/transfers/:id{[0-9]{1,9}}/reject', askRejectTransfer, rejectTransfer, showTransfer)
  desk.page('/requests', showRequests)
  desk.page('/requests/:id{[0-9]{1,9}}', showRequest)
  desk.confirmed('/requests/:id{[0-9]{1,9}}/state', askRequest, decideRequest, showRequest)
  desk.page('/agencies', showAgencies)
  desk.page('/agencies/:id{[0-9]{1,9}}', showAgency)
  desk.confirmed('/agencies/:id{[0-9]{1,9}}/approve', askApprove, approve, showAgency)
  desk.confirmed('/agencies/:id{[0-9]{1,9}}/decline', askDecline, decline, showAgency)
  desk.file('/papers/:id{[0-9]{1,9}}', sendPaper)
}

function bindProducts(desk: DeskRouter): void {
  desk.page('/products', showProducts)
  desk.page('/products/:id{[0-9]{1,9}}', productPage('prices'))
  desk.page('/products/:id{[0-9]{1,9}}/prices', productPage('prices'))
  desk.action('/products/:id{[0-9]{1,9}}/prices', savePrices, productPage('prices'))
  desk.page('/products/:id{[0-9]{1,9}}/texts', productPage('texts'))
  desk.action('/products/:id{[0-9]{1,9}}/texts', saveTexts, productPage('texts'))
  desk.page('/products/:id{[0-9]{1,9}}/days', productPage('days'))
  desk.action('/products/:id{[0-9]{1,9}}/days', changeDays, productPage('days'))
}

function bindPeople(desk: DeskRouter): void {
  desk.page('/account', showAccount)
  desk.action('/account', saveAccount, showAccount)
  desk.action('/account/password', changePassword, showAccount)
  desk.page('/log', showLog, 'manager')
  desk.page('/staff', showStaff, 'manager')
  desk.action('/staff', addStaff, showStaff, 'manager')
  desk.page('/staff/:id{[0-9]{1,9}}', showPerson, 'manager')
  desk.action('/staff/:id{[0-9]{1,9}}', changePerson, showPerson, 'manager')
  desk.action('/staff/:id{[0-9]{1,9}}/password', resetPassword, showPerson, 'manager')
}

/**
 * The operator's desk at `/desk/<tenant>`: pages for the tenant's staff. They are no calls of the contract, and so in no
 * document of it: another operator's API need not have them.
 */
export function registerDeskRoutes(app: ApiApp, services: Services): void {
  const pages = new Hono<ApiVariables>()
  pages.use('*', protect)
  bindDoor(pages, services)
  const desk = new DeskRouter(pages, services)
  desk.page('/', showOverview)
  bindReservations(desk)
  bindInbox(desk)
  bindProducts(desk)
  bindPeople(desk)
  desk.otherwise()
  app.route('/desk', pages)
}
