import { LinkAccountFlow } from '../../flows/sign-up/link-account/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/bind` (SCR-18). */
export function BindPage() {
  const linkTo = usePageLinks('/bind')
  return (
    <LinkAccountFlow
      Layout={EntryLayout}
      loginHref={linkTo('/login')}
      forgotPasswordHref={linkTo('/forgot-password')}
    />
  )
}
