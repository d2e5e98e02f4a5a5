import { screenPath } from '../http/screens.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { seeOther } from '../http/wire.ts'
import type { Account } from '../model.ts'
import { enter } from './enter.ts'
import { drawForm, type readForm } from './forms.ts'
import { type Html, html } from './html.ts'
import { drawLink, servePage } from './layout.ts'

type Choice = {
  title: string
  text: string
  /** Where the form is posted, along with the hidden `fields`. */
  path: string
  fields: Record<string, string>
  accounts: Account[]
  /** Another button, after the accounts' buttons. */
  other?: Html
}

/** Asks which account to log in with, on a page that stands in for another site. */
export function serveChoice(visit: Visit, { title, text, path, fields, accounts, other }: Choice): Response {
  const words = visit.words.pages
  const redirect = visit.url.searchParams.get('redirect') ?? ''
  const choices = accounts.map(
    (account) =>
      html`<button type="submit" name="account" value="${account.id}">${words.continueAs(account.title)}</button>`,
  )
  const buttons = html`${choices}${other}`
  const content = html`${drawForm(openPage(visit), { path, fields: { ...fields, redirect }, buttons })}
${drawLink(screenPath(visit, 'login', { redirect: redirect || undefined }), words.cancel)}`
  return servePage(visit, { title, text, content })
}

/** Logs in with the account chosen from these. */
export function enterChosen(visit: Visit, form: Awaited<ReturnType<typeof readForm>>, accounts: Account[]): Response {
  const account = accounts.find(({ id }) => id === form?.fields.get('account'))
  if (!form || !account) return seeOther(screenPath(visit, 'login'))
  return enter(form.page, account, form.fields.get('redirect') || undefined)
}
