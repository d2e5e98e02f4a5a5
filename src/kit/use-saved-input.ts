import { useEffect, useEffectEvent } from 'react'
import { readSavedInput, saveInput } from '../host/history-state.ts'
import { takeStoredLogin } from '../host/login-handoff.ts'
import { useEnvironment } from './environment.tsx'

/** How long the user must pause before values are saved, in ms. Browsers rate-limit changes to the history entry. */
const debounceMs = 300

type SavedInputOptions<Name extends string> = {
  /** Typed values by field name. Must not contain secrets. */
  values: Readonly<Record<Name, string>>
  /** Whether the user is logged in. If so, the saved values are discarded. */
  isLoggedIn: boolean
  /** Called once on mount if any value was saved. */
  onRestore: (savedValues: Readonly<Record<Name, string>>) => void
}

/** Preserves typed values across page reloads until the user logs in. */
export function useSavedInput<Name extends string>({ values, isLoggedIn, onRestore }: SavedInputOptions<Name>): void {
  const { host } = useEnvironment()
  const names = Object.keys(values) as Name[]

  const restore = useEffectEvent(() => {
    const savedValues = Object.fromEntries(names.map((name) => [name, readSavedInput(host, name)])) as Record<
      Name,
      string
    >
    if (Object.values(savedValues).some(Boolean)) onRestore(savedValues)
  })
  useEffect(() => restore(), [])

  const snapshot = JSON.stringify(isLoggedIn ? Object.fromEntries(names.map((name) => [name, ''])) : values)
  useEffect(() => {
    const save = () => saveInput(host, JSON.parse(snapshot) as Record<Name, string>)
    // Also discard a login that was stored for a page that never opened.
    if (isLoggedIn) {
      takeStoredLogin(host)
      return save()
    }
    const timer = setTimeout(save, debounceMs)
    return () => clearTimeout(timer)
  }, [host, snapshot, isLoggedIn])
}
