import { useEffect, useEffectEvent } from 'react'
import { takeStoredLogin } from '../host/login-handoff.ts'
import { readSavedInput, saveInput } from '../host/own-entry.ts'
import { useEnvironment } from './environment.tsx'

/** How long typing must pause before values are saved, in ms. Browsers rate-limit changes to the history entry. */
const debounceMs = 300

type KeptTypingOptions<Name extends string> = {
  /** Typed values by field name. Must not contain secrets. */
  values: Readonly<Record<Name, string>>
  /** The user is logged in, so the preserved values are discarded. */
  isLoggedIn: boolean
  /** Called once on mount if any value was preserved. */
  onFound: (savedValues: Readonly<Record<Name, string>>) => void
}

/** Preserves typed values across page reloads, until the user is logged in. */
export function useSavedInput<Name extends string>({ values, isLoggedIn, onFound }: KeptTypingOptions<Name>): void {
  const { host } = useEnvironment()
  const names = Object.keys(values) as Name[]

  const restore = useEffectEvent(() => {
    const savedValues = Object.fromEntries(names.map((name) => [name, readSavedInput(host, name)])) as Record<
      Name,
      string
    >
    if (Object.values(savedValues).some(Boolean)) onFound(savedValues)
  })
  useEffect(() => restore(), [])

  const snapshot = JSON.stringify(isLoggedIn ? Object.fromEntries(names.map((name) => [name, ''])) : values)
  useEffect(() => {
    const save = () => saveInput(host, JSON.parse(snapshot) as Record<Name, string>)
    // Also discard a login that was handed over to a page that never opened.
    if (isLoggedIn) {
      takeStoredLogin(host)
      return save()
    }
    const timer = setTimeout(save, debounceMs)
    return () => clearTimeout(timer)
  }, [host, snapshot, isLoggedIn])
}
