import { memberCalls } from '@/domain/wire/calls-member'
import { endSession, requireMember } from '../accounts/service'
import type { CallRegistrar } from '../platform/http/register'
import type { Services } from '../services/services'
import { disconnectProvider, endAllOtherSessions, endOneSession, getAccount } from './account'
import { confirmMember, setPassword } from './confirm'
import { deleteMember } from './delete'
import { exportMember } from './export'
import { addFavourite, removeFavourite } from './favourites'
import { forgotPassword } from './forgot-password'
import { getMemberData } from './member-data'
import { toMember } from './member-view'
import { connectProvider, signInByProvider } from './provider-sign-in'
import { register, registerByBooking } from './registration'
import { signInRemembered } from './remembered-sign-in'
import { login } from './sign-in'
import { updateMember } from './update'

function registerSignIn(registrar: CallRegistrar, { identity }: Services): void {
  registrar.public(memberCalls.login, login)
  registrar.public(memberCalls.rememberedSignIn, signInRemembered)
  registrar.public(memberCalls.register, register)
  registrar.public(memberCalls.registerByBooking, registerByBooking)
  registrar.public(memberCalls.confirmMember, confirmMember)
  registrar.public(memberCalls.setPassword, setPassword)
  registrar.public(memberCalls.forgotPassword, forgotPassword)
  registrar.public(memberCalls.googleSignIn, (context, input) => signInByProvider(context, identity, 'google', input))
  registrar.public(memberCalls.facebookSignIn, (context, input) =>
    signInByProvider(context, identity, 'facebook', input),
  )
  registrar.member(memberCalls.logout, async (context) => {
    await endSession(context.db, context.caller.tokenHash, context.now)
    return { ended: true }
  })
}

function registerAccount(registrar: CallRegistrar, services: Services): void {
  const { identity } = services
  registrar.member(memberCalls.getAccount, (context) => getAccount(context))
  registrar.member(memberCalls.endSession, (context, input) => endOneSession(context, input.sessionId))
  registrar.member(memberCalls.endOtherSessions, (context) => endAllOtherSessions(context))
  registrar.member(memberCalls.connectProvider, (context, input) => connectProvider(context, identity, input))
  registrar.member(memberCalls.disconnectProvider, (context, input) => disconnectProvider(context, input.provider))
  registrar.member(memberCalls.exportMember, (context) => exportMember(services, context))
  registrar.member(memberCalls.deleteMember, (context, input) => deleteMember(services, context, input.password))
}

export function registerMemberCalls(registrar: CallRegistrar, services: Services): void {
  registerSignIn(registrar, services)
  registerAccount(registrar, services)
  registrar.member(memberCalls.updateMember, updateMember)
  registrar.member(memberCalls.getMember, async (context) =>
    toMember(await requireMember(context.db, context.caller.memberId)),
  )
  registrar.member(memberCalls.getMemberData, (context, input) => getMemberData(context, input.memberId))
  registrar.member(memberCalls.addFavourite, (context, input) => addFavourite(context, input.productId))
  registrar.member(memberCalls.removeFavourite, async (context, input) => ({
    removed: await removeFavourite(context, input.productId),
  }))
}
