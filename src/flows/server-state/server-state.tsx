import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Call } from '../../api/define-call.ts'
import { type Failure, saysCode } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { loginAndBack, meetsNobody } from '../session/index.ts'
import { CallFailed } from './call-failed.ts'

/** How long, in ms, what the server said counts as fresh: younger than that it is not asked for again on return to the page. */
const freshMs = 60_000

/** No call is tried again by itself (RQ-7); whether there is a network, the client knows. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: freshMs },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export type ServerStateProps = {
  /** The way to the login, for whoever is not logged in. */
  loginHref: string
  /** Asked before that, for whoever may belong elsewhere: true where it has led them on. */
  onStranger?: () => Promise<boolean>
  children: ReactNode
}

/**
 * Holds what the server has said for all parts of a page, each thing asked once. Whoever turns out not to be logged in goes
 * to the login and comes back; other refusals that concern the whole page are told over it; what is only missing in its place
 * is said there, by `Loaded`.
 */
export function ServerState({ loginHref, onStranger, children }: ServerStateProps) {
  const { host } = useEnvironment()
  const feedback = useFeedback()
  const [queryClient] = useState(createQueryClient)
  const handleFailure = useEffectEvent(async (failure: Failure, call: Call, hasValue: boolean) => {
    // Somebody is at work here: what has ended is said, and nothing typed is taken away (RQ-13).
    if (hasValue) return failure.kind === 'answer' && void feedback.handle(failure, { call })
    if (saysCode(failure, '9000001') && (await onStranger?.())) return
    if (meetsNobody(failure, host))
      return host.navigation.safeNavigate(loginAndBack(loginHref, host), { isPassing: true })
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
    // Brought back as it was, the page may be older than what was changed since on another.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queryClient.invalidateQueries()
    }
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [queryClient])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
