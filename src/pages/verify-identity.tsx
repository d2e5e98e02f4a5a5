import { VerifyIdentityFlow } from '../flows/verify-identity/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/verify-identity?redirect=` (SCR-09). */
export function VerifyIdentityPage() {
  const linkTo = usePageLinks('/verify-identity')
  return (
    <VerifyIdentityFlow
      Layout={EntryLayout}
      loginHref={linkTo('/login')}
      forgotPasswordHref={linkTo('/forgot-password')}
    />
  )
}
