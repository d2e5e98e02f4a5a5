import { SsoView, type SsoViewProps } from './sso-view.tsx'
import { useSso } from './use-sso.ts'

export { SsoHint } from './sso-hint.tsx'

export type SsoLoginProps = Pick<SsoViewProps, 'onBack'> & {
  /** What was typed as a login; of a work email the domain is filled in. */
  typed: string
}

/** Log in where the company does: its domain leads to its own login (SCR-01). */
export function SsoLogin({ typed, onBack }: SsoLoginProps) {
  return <SsoView {...useSso(typed)} onBack={onBack} />
}
