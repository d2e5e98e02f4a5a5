import { SsoView, type SsoViewProps } from './sso-view.tsx'
import { useSso } from './use-sso.ts'

export { SsoHint } from './sso-hint.tsx'

export type SsoLoginProps = Pick<SsoViewProps, 'onBack'> & {
  /** The typed login; the domain of a work email is filled in. */
  typed: string
}

/** Company login: the domain leads to the company's own login page (SCR-01). */
export function SsoLogin({ typed, onBack }: SsoLoginProps) {
  return <SsoView {...useSso(typed)} onBack={onBack} />
}
