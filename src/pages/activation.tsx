import { ActivationFlow } from '../flows/activation/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/activation` (SCR-06). */
export function ActivationPage() {
  const linkTo = usePageLinks('/activation')
  return <ActivationFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
