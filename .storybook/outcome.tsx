import { useSyncExternalStore } from 'react'
import classes from './outcome.module.css'
import type { Stage } from './stage.ts'

const navigationLabels: Record<string, string> = {
  go: 'Goes to',
  open: 'Opens',
  back: 'Goes back',
  reload: 'Reloads',
}

const hookLabels: Record<string, string> = {
  onLogin: 'The client is notified of the login',
  requestLogin: 'The client is asked to log in',
  reload: 'The client is asked to reload',
}

/** Returns one line per navigation and client hook call. */
function describeOutcome({ navigations, hookCalls }: Stage): string {
  const navigationLines = navigations.map((text) => text.replace(/^\w+/, (kind) => navigationLabels[kind] ?? kind))
  const hookLines = hookCalls.map(({ hook }) => hookLabels[hook] ?? hook)
  return [...navigationLines, ...hookLines].join('\n')
}

/**
 * Lists a story's navigations and client hook calls. A story never leaves its page, so a reload, for example, would
 * otherwise be invisible. The list is hidden from assistive technology, since it is not part of the product.
 */
export function Outcome({ stage }: { stage: Stage }) {
  const outcome = useSyncExternalStore(stage.subscribe, () => describeOutcome(stage))
  if (outcome === '') return null
  return (
    <p aria-hidden="true" className={classes.outcome}>
      {outcome}
    </p>
  )
}
