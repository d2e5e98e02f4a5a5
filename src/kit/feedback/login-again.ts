import * as codes from '../../errors/codes.ts'
import { type Failure, saysCode } from '../../errors/failure.ts'
import type { Host } from '../../host/host.ts'
import { withQuery } from '../../rules/address.ts'
import { wantedRedirect } from '../wanted-redirect.ts'

/**
 * Extends the redirect of a login whose second step took too long (1100006): this build's own login page gets the reason, the
 * wanted redirect and the language. Any other address stays as the server wrote it.
 */
export function withLoginAgain(failure: Failure, { url, pathPrefix, pageData }: Host): Failure {
  if (failure.kind !== 'answer' || !saysCode(failure, codes.secondStepOver)) return failure
  let redirect = failure.redirect ?? ''
  if (redirect.split(/[?#]/)[0] !== `${pathPrefix}/login`) return failure
  const page = new URL(url).searchParams
  const kept = { redirect: wantedRedirect(page, pageData), lang: page.get('lang'), ended: 'two-step' }
  for (const [name, value] of Object.entries(kept)) if (value) redirect = withQuery(redirect, name, value)
  return { ...failure, redirect }
}
