import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Call, RequestOf } from '../../api/call.ts'
import type { Failure, Result } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { CallFailed } from './call-failed.ts'

/** How a change shows on the page, while it is pending and once it is settled. */
export type Change<Value, Answer = unknown> = {
  /**
   * What the page shows while the change is pending, and keeps if the server agrees; reverted if it refuses. Must be
   * idempotent.
   */
  shows?: (value: Value) => Value
  /** What the page shows once the server agrees, for a change that does not show while pending. */
  becomes?: (value: Value) => Value
  /** What the page keeps instead, if that depends on the server's answer. */
  keeps?: (answer: Answer) => Value
  /** Whether a refusal means that the change had already been made, so that nothing is reverted. */
  isSoAlready?: (failure: Failure) => boolean
}

/** The mutation key for changes to a call's answer. */
export const changesOf = (call: Call) => ['change', call.path]

type Sent<Value> = Pick<Change<Value>, 'shows' | 'isSoAlready'> & {
  send: () => Promise<Result<unknown>>
  /** The value to keep once the server agrees. */
  settle: (value: Value, result: Result<unknown>) => Value
}

/**
 * Changes the answer of `of`: optimistically at once, permanently when the server agrees. Several changes may be pending. The
 * caller shows the outcome.
 */
export function useChange<Of extends Call>(of: Of) {
  const { client } = useEnvironment()
  const queryClient = useQueryClient()
  const queryKey = [of.path]
  /** Cancels older requests, whose answers would undo the change; the very first answer is still needed. */
  const cancelOlder = async () => {
    if (queryClient.getQueryData(queryKey) !== undefined) await queryClient.cancelQueries({ queryKey })
  }
  const { mutateAsync } = useMutation({
    mutationKey: changesOf(of),
    mutationFn: async ({ send, isSoAlready }: Sent<AnswerOf<Of>>) => {
      const result = await send()
      if (!result.ok && !isSoAlready?.(result.failure)) throw new CallFailed(result.failure)
      return result
    },
    onSuccess: async (result, { settle }) => {
      await cancelOlder()
      queryClient.setQueryData<AnswerOf<Of>>(queryKey, (value) => (value === undefined ? value : settle(value, result)))
    },
    // The answer may hold a secret, so do not cache it (SE-2).
    gcTime: 0,
  })
  return async <C extends Call>(
    call: C,
    data: RequestOf<C>,
    { shows, becomes = shows, keeps, isSoAlready }: Change<AnswerOf<Of>, AnswerOf<C>> = {},
  ): Promise<Result<AnswerOf<C>>> => {
    await cancelOlder()
    const send = () => client.call(call, data)
    const settle = (value: AnswerOf<Of>, result: Result<unknown>) =>
      keeps && result.ok ? keeps(result.value as AnswerOf<C>) : (becomes?.(value) ?? value)
    try {
      return (await mutateAsync({ shows, isSoAlready, send, settle })) as Result<AnswerOf<C>>
    } catch (error) {
      if (error instanceof CallFailed) return { ok: false, failure: error.failure }
      throw error
    }
  }
}

/** Refetches answers that may have changed. */
export function useAskAnew(): (...calls: Call[]) => Promise<void> {
  const queryClient = useQueryClient()
  return async (...calls) => {
    await Promise.all(calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }
}
