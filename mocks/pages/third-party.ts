import { hasLinked, isAlreadyLinked, issueLinkToken } from '../accounts/linked-accounts.ts'
import { seeOther } from '../http/responses.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { Visit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { unlinkedUserName } from '../personas/demo-links.ts'
import { admitChoice, serveChoice } from './choose-account.ts'
import { readForm } from './page.ts'

const consentPath = '/__third'

const providerNames: Record<string, string> = { wechat: 'WeChat', wecom: 'WeCom', dingtalk: 'DingTalk' }

function findLinkedUsers({ state }: Visit, type: string): Account[] {
  return state.accounts.filter((account) => hasLinked(account, type))
}

function serveConsent(visit: Visit): Response {
  const type = visit.url.searchParams.get('type') ?? ''
  return serveChoice(visit, {
    name: providerNames[type] ?? type,
    path: consentPath,
    fields: { type },
    accounts: findLinkedUsers(visit, type),
    newcomer: isAlreadyLinked(visit.state, type, unlinkedUserName) ? undefined : unlinkedUserName,
  })
}

/** Logs in a linked user. Redirects a newcomer to the screen for linking the third-party account (SCR-18). */
async function handleConsent(visit: Visit): Promise<Response> {
  const form = await readForm(visit)
  const type = form?.fields.get('type') ?? ''
  if (!form?.fields.has('newcomer')) return admitChoice(visit, form, findLinkedUsers(visit, type))
  const redirect = form.fields.get('redirect') || undefined
  return seeOther(
    screenPath(visit, 'bind', { type, bind_token: issueLinkToken(form.page, type, unlinkedUserName), redirect }),
  )
}

/** Simulates a third party's consent page (`GET /third`), for linked users and a newcomer. */
export const thirdPartyRoutes: PlainRoute[] = [
  { method: 'GET', path: '/third', isPage: true, respond: serveConsent },
  { method: 'POST', path: consentPath, respond: handleConsent },
]
