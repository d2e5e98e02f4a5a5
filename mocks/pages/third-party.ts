import { hasLinked, isAlreadyLinked, issueLinkToken } from '../accounts/linked-accounts.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { Visit } from '../http/visit.ts'
import { notFound, seeOther } from '../http/wire.ts'
import type { Account } from '../model.ts'
import { newcomer } from '../personas/demo-links.ts'
import { enterChosen, serveChoice } from './choose-account.ts'
import { readForm } from './forms.ts'
import { html } from './html.ts'

const consentPath = '/__third'

function platformName({ words }: Visit, type: string): string | undefined {
  return Object.entries(words.pages.thirdParties).find(([known]) => known === type)?.[1]
}

function linkedUsers({ state }: Visit, type: string): Account[] {
  return state.accounts.filter((account) => hasLinked(account, type))
}

function serveConsent(visit: Visit): Response {
  const words = visit.words.pages
  const type = visit.url.searchParams.get('type') ?? ''
  const platform = platformName(visit, type)
  if (platform === undefined) return notFound(visit)
  return serveChoice(visit, {
    title: words.thirdPartyTitle(platform),
    text: words.thirdPartyText(platform),
    path: consentPath,
    fields: { type },
    accounts: linkedUsers(visit, type),
    other: isAlreadyLinked(visit.state, type, newcomer)
      ? undefined
      : html`<button type="submit" name="newcomer" value="yes">${words.continueUnlinked(newcomer)}</button>`,
  })
}

/** Logs in a linked user; a newcomer goes to the screen that logs in or registers to link this account (SCR-18). */
async function consent(visit: Visit): Promise<Response> {
  const form = await readForm(visit)
  const type = form?.fields.get('type') ?? ''
  if (!form?.fields.has('newcomer') || platformName(visit, type) === undefined)
    return enterChosen(visit, form, linkedUsers(visit, type))
  const redirect = form.fields.get('redirect') || undefined
  return seeOther(screenPath(visit, 'bind', { type, bind_token: issueLinkToken(form.page, type, newcomer), redirect }))
}

/** Simulates a third party's consent page (`GET /third`), for linked users and a newcomer. */
export const thirdPartyRoutes: PlainRoute[] = [
  { method: 'GET', path: '/third', isPage: true, answer: serveConsent },
  { method: 'POST', path: consentPath, answer: consent },
]
