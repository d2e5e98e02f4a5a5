import { createContext, use } from 'react'
import { ServerState, type ServerStateProps } from '../../kit/server-state/index.tsx'
import type { Path } from '../links/paths.ts'
import { usePageLinks } from '../links/use-page-links.ts'

/** The account security screens' paths (SCR-10). */
export type SecurityPath = Extract<Path, `/security${string}`>

const PathContext = createContext<SecurityPath | undefined>(undefined)

export type MemberPageProps = Pick<ServerStateProps, 'onNotLoggedIn' | 'children'> & {
  path: SecurityPath
}

/** Wraps every account security screen. Caches server responses, and redirects logged-out users to the login page. */
export function MemberPage({ path, onNotLoggedIn, children }: MemberPageProps) {
  const linkTo = usePageLinks(path)
  return (
    <PathContext value={path}>
      <ServerState loginHref={linkTo('/login')} onNotLoggedIn={onNotLoggedIn}>
        {children}
      </ServerState>
    </PathContext>
  )
}

/** Returns the current screen's path. Throws outside a `MemberPage`. */
export function useSecurityPath(): SecurityPath {
  const path = use(PathContext)
  if (!path) throw new Error('useSecurityPath must be used inside a MemberPage')
  return path
}
