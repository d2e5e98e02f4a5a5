import { ActivationFlow } from '../../flows/sign-up/activation/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/activation` (SCR-06). */
export function ActivationPage() {
  const linkTo = usePageLinks('/activation')
  return <ActivationFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
