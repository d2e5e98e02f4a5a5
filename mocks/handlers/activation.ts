import { activate, confirmInvitation, verifyInvitedPhone } from '../../src/api/calls/activation.ts'
import { maskUser } from '../accounts/contacts.ts'
import { findAccount } from '../accounts/find-account.ts'
import { checkNewPassword } from '../accounts/password-rules.ts'
import { normalizeContact } from '../accounts/read-contact.ts'
import { rejectTakenPhone } from '../accounts/registration.ts'
import { redeemCode } from '../codes/codes.ts'
import { consumeTicket, findTicketWithAccount, invalidatePasswordLinks } from '../codes/tickets.ts'
import { type CallRoute, Rejection, reject, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { admit } from '../login/log-in.ts'
import type { Account, Ticket } from '../model.ts'

type Invitation = { account: Account; ticket: Ticket }

/** Returns the account's phone number: the one verified for this invitation, or the one the account already has. */
function findPhone({ account, ticket }: Invitation): string | undefined {
  return ticket.data.phone ?? account.phone
}

function isTakenByOtherAccount({ state }: PageVisit, { account }: Invitation, phone: string): boolean {
  const owner = findAccount(state, phone)
  return owner !== undefined && owner !== account
}

function checkPhone(visit: PageVisit, invitation: Invitation): Rejection | undefined {
  const phone = findPhone(invitation)
  if (phone === undefined) return reject('phoneNotVerified', visit.messages.recovery.phoneNotVerified)
  // Someone else may have registered with this phone number in the meantime.
  return isTakenByOtherAccount(visit, invitation, phone) ? rejectTakenPhone(visit) : undefined
}

/** The calls to activate an invited member's account (SCR-06). */
export const activationRoutes: CallRoute[] = [
  route(confirmInvitation, (visit, { token }) => {
    const invitation = findTicketWithAccount(visit, 'activation', token)
    if (invitation instanceof Rejection) return invitation
    const { account } = invitation
    const user = maskUser({ phone: findPhone(invitation), email: account.email })
    return { user, phone_required: findPhone(invitation) === undefined, company_name: account.enterprise?.name }
  }),
  route(verifyInvitedPhone, (visit, { token, phone: submittedPhone, sms_captcha: typedCode }) => {
    const invitation = findTicketWithAccount(visit, 'activation', token)
    if (invitation instanceof Rejection) return invitation
    const phone = normalizeContact(submittedPhone)
    const rejection = redeemCode(visit, { purpose: 'activate_by_phone', to: phone, typedCode, field: 'sms_captcha' })
    if (rejection) return rejection
    // Check this after the code, because only the number's owner may learn that it belongs to an account.
    if (isTakenByOtherAccount(visit, invitation, phone)) return rejectTakenPhone(visit)
    invitation.ticket.data.phone = phone
    return {}
  }),
  route(activate, (visit, data) => {
    const invitation = findTicketWithAccount(visit, 'activation', data.token)
    if (invitation instanceof Rejection) return invitation
    const rejection = checkPhone(visit, invitation) ?? checkNewPassword(visit, data)
    if (rejection) return rejection
    const { account } = invitation
    Object.assign(account, { title: data.name.trim(), phone: findPhone(invitation), password: data.password })
    // Until now, the account's logins were rejected because it was not activated.
    account.loginError = undefined
    consumeTicket(visit, data.token)
    invalidatePasswordLinks(visit.state, account)
    return admit(visit, account, { type: 'web' })
  }),
]
