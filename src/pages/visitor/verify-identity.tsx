import { VerifyIdentityFlow } from '../../flows/recovery/verify-identity/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/verify-identity?redirect=` (SCR-09). */
export function VerifyIdentityPage() {
  const linkTo = usePageLinks('/verify-identity')
  return (
    <VerifyIdentityFlow
      Layout={EntryLayout}
      loginHref={linkTo('/login')}
      forgotPasswordHref={linkTo('/forgot-password')}
      setPasswordHref={linkTo('/security/password')}
    />
  )
}
