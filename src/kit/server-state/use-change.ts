import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call, RequestOf, ResponseOf } from '../../api/call.ts'
import type { Failure, Result } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { CallFailed } from './server-state.tsx'

/** How a change affects the displayed value. */
export type Change<Value, Response = unknown> = {
  /** Returns the optimistic value, which is reverted if the change fails. Must be idempotent. */
  whilePending?: (value: Value) => Value
  /** Returns the value after the server has accepted the change. If omitted, `whilePending` is used. */
  afterSuccess?: (value: Value) => Value
  /** Like `afterSuccess`, for a value that depends on the response. */
  fromResponse?: (response: Response) => Value
  /** Returns whether an error means that the change had already been made, so nothing needs to be reverted. */
  isAlreadyDone?: (failure: Failure) => boolean
}

/** Returns the mutation key for changes to a call's value. */
export const createMutationKey = (call: Call) => ['change', call.path]

type MutationVariables<Value> = Pick<Change<Value>, 'whilePending' | 'isAlreadyDone'> & {
  send: () => Promise<Result<unknown>>
  update: (value: Value, result: Result<unknown>) => Value
}

/**
 * Returns a function that makes a call and updates the cached response to `cachedCall`, optimistically at first.
 * Several changes may be pending at the same time. The caller must show the outcome.
 */
export function useChange<CachedCall extends Call>(cachedCall: CachedCall) {
  const { client } = useEnvironment()
  const queryClient = useQueryClient()
  const queryKey = [cachedCall.path]
  /** Cancels refetches, since their responses would undo the change. Does not cancel the initial fetch. */
  const cancelRefetches = async () => {
    if (queryClient.getQueryData(queryKey) !== undefined) await queryClient.cancelQueries({ queryKey })
  }
  const { mutateAsync } = useMutation({
    mutationKey: createMutationKey(cachedCall),
    mutationFn: async ({ send, isAlreadyDone }: MutationVariables<ResponseOf<CachedCall>>) => {
      const result = await send()
      if (!result.ok && !isAlreadyDone?.(result.failure)) throw new CallFailed(result.failure)
      return result
    },
    onSuccess: async (result, { update }) => {
      await cancelRefetches()
      queryClient.setQueryData<ResponseOf<CachedCall>>(queryKey, (value) =>
        value === undefined ? value : update(value, result),
      )
    },
    // The response may contain a secret, so do not cache it (SE-2).
    gcTime: 0,
  })
  return async <C extends Call>(
    call: C,
    data: RequestOf<C>,
    {
      whilePending,
      afterSuccess = whilePending,
      fromResponse,
      isAlreadyDone,
    }: Change<ResponseOf<CachedCall>, ResponseOf<C>> = {},
  ): Promise<Result<ResponseOf<C>>> => {
    await cancelRefetches()
    const send = () => client.call(call, data)
    const update = (value: ResponseOf<CachedCall>, result: Result<unknown>) =>
      fromResponse && result.ok ? fromResponse(result.value as ResponseOf<C>) : (afterSuccess?.(value) ?? value)
    try {
      return (await mutateAsync({ whilePending, isAlreadyDone, send, update })) as Result<ResponseOf<C>>
    } catch (error) {
      if (error instanceof CallFailed) return { ok: false, failure: error.failure }
      throw error
    }
  }
}

/** Returns a function that refetches the responses to the given calls. */
export function useRefetch(): (...calls: Call[]) => Promise<void> {
  const queryClient = useQueryClient()
  return async (...calls) => {
    await Promise.all(calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }
}
