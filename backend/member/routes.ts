import { memberCalls } from '@/domain/wire/calls-member'
import type { CallRegistrar } from '../http/register'
import { forgotPassword, login, register, requireMember, updateMember } from './accounts'
import { addFavourite, removeFavourite } from './favourites'
import { getMemberData } from './member-data'
import { toMember } from './member-view'
import { endSession } from './sessions'

export function registerMemberCalls(registrar: CallRegistrar): void {
  registrar.public(memberCalls.login, login)
  registrar.public(memberCalls.register, register)
  registrar.public(memberCalls.forgotPassword, forgotPassword)
  registrar.member(memberCalls.updateMember, updateMember)
  registrar.member(memberCalls.getMember, async (context) =>
    toMember(await requireMember(context.db, context.caller.memberId)),
  )
  registrar.member(memberCalls.logout, async (context) => {
    await endSession(context.db, context.caller.tokenHash, context.now)
    return { ended: true }
  })
  registrar.member(memberCalls.getMemberData, (context, input) => getMemberData(context, input.memberId))
  registrar.member(memberCalls.addFavourite, (context, input) => addFavourite(context, input.productId))
  registrar.member(memberCalls.removeFavourite, async (context, input) => ({
    removed: await removeFavourite(context, input.productId),
  }))
}
