import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Call } from '../../api/call.ts'
import * as codes from '../../errors/codes.ts'
import { type Failure, saysCode } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { loginAndBack, meetsNobody } from '../session/index.ts'
import { CallFailed } from './call-failed.ts'

/** How long an answer stays fresh, in ms; a fresh one is not requested again on return to the page. */
const freshMs = 60_000

/** Calls are never retried automatically (RQ-7), and the client checks the network itself. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: freshMs },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export type ServerStateProps = {
  /** The link to the login, for users who are not logged in. */
  loginHref: string
  /** Called first, for users who may belong elsewhere; resolves with true if it has navigated there. */
  onStranger?: () => Promise<boolean>
  children: ReactNode
}

/**
 * Holds the server's answers for all parts of a page, each requested once. Users who turn out not to be logged in go to the
 * login and come back; other refusals that concern the whole page are shown over it; a part whose answer is missing says so in
 * its own place, through `Loaded`.
 */
export function ServerState({ loginHref, onStranger, children }: ServerStateProps) {
  const { host } = useEnvironment()
  const feedback = useFeedback()
  const [queryClient] = useState(createQueryClient)
  const handleFailure = useEffectEvent(async (failure: Failure, call: Call, hasValue: boolean) => {
    // The page is in use: show the failure, but do not navigate away from typed values (RQ-13).
    if (hasValue) return failure.kind === 'answer' && void feedback.handle(failure, { call })
    if (saysCode(failure, codes.sessionExpired) && (await onStranger?.())) return
    if (meetsNobody(failure, host))
      return host.navigation.safeNavigate(loginAndBack(loginHref, host), { isReplacing: true })
    if (failure.kind === 'answer') await feedback.handle(failure, { call })
  })
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const error: unknown = event.action.error
        const { meta, state } = event.query
        if (error instanceof CallFailed) void handleFailure(error.failure, meta?.call as Call, state.data !== undefined)
      }),
    [queryClient],
  )
  useEffect(() => {
    // Restored from the back-forward cache, the page may be out of date after changes on another page.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queryClient.invalidateQueries()
    }
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [queryClient])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
