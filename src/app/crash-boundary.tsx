import { Component, type ReactNode } from 'react'
import { useLazyComponent } from '../kit/lazy.tsx'

const loadMessage = () => import('./crash-message.tsx').then((module) => module.CrashMessage)

/** Shows the message, or that it failed to load, which also offers to reload the page. */
function CrashedPage() {
  const { Component: CrashMessage, failure } = useLazyComponent(loadMessage, { isNeeded: true })
  return (
    <main className="grid min-h-dvh items-center max-w-form mx-auto px-6">
      {CrashMessage ? <CrashMessage /> : failure}
    </main>
  )
}

/** Shows a message instead of a blank page if a screen throws (RS-1). React logs the error to the console. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? <CrashedPage /> : this.props.children
  }
}
