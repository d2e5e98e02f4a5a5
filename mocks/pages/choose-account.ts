import { seeOther } from '../http/responses.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type Visit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { admitAndRedirect } from './enter.ts'
import { html, type readForm, renderForm, renderLink, servePage } from './page.ts'

type Choice = {
  /** The name of the site that this page stands in for. */
  name: string
  /** The path that the form is posted to, with `fields` as hidden fields. */
  path: string
  fields: Record<string, string>
  accounts: Account[]
  /** The name of someone without a linked account. If omitted, the page offers only `accounts`. */
  newcomer?: string
}

/** Serves a page that stands in for another site and offers accounts to log in with. */
export function serveChoice(visit: Visit, { name, path, fields, accounts, newcomer }: Choice): Response {
  const redirect = visit.url.searchParams.get('redirect') ?? ''
  const accountButtons = accounts.map(
    ({ id, title }) => html`<p><button type="submit" name="account" value="${id}">Continue as ${title}</button></p>`,
  )
  const newcomerButton =
    newcomer &&
    html`<p><button type="submit" name="newcomer" value="yes">Continue as ${newcomer}, who has no linked account</button></p>`
  const buttons = html`${accountButtons}${newcomerButton}`
  const content = html`${renderForm(openPage(visit), { path, fields: { ...fields, redirect }, buttons })}
${renderLink(screenPath(visit, 'login', { redirect: redirect || undefined }), 'Cancel')}`
  return servePage({ title: `Stand-in for ${name}`, text: 'Choose an account to continue with.', content })
}

/** Logs in with the account that the visitor chose from `accounts`. */
export function admitChoice(visit: Visit, form: Awaited<ReturnType<typeof readForm>>, accounts: Account[]): Response {
  const account = accounts.find(({ id }) => id === form?.fields.get('account'))
  if (!form || !account) return seeOther(screenPath(visit, 'login'))
  return admitAndRedirect(form.page, account, form.fields.get('redirect') || undefined)
}
