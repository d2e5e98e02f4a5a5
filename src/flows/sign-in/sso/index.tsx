import { SsoView, type SsoViewProps } from './sso-view.tsx'
import { useSso } from './use-sso.ts'

export { SsoHint } from './sso-hint.tsx'

export type SsoLoginProps = Pick<SsoViewProps, 'onBack'> & {
  /** The typed login, whose email domain is filled in. */
  typed: string
}

/** Company login: finds the company's own login page by domain (SCR-01). */
export function SsoLogin({ typed, onBack }: SsoLoginProps) {
  return <SsoView {...useSso(typed)} onBack={onBack} />
}
