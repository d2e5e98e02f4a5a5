import { Component, type ReactNode } from 'react'
import { useTranslations } from '../i18n/translations.tsx'
import { useEnvironment } from '../kit/environment.tsx'
import { Button } from '../primitives/button.tsx'

function CrashMessage() {
  const { t } = useTranslations()
  const { host } = useEnvironment()
  return (
    <main className="grid min-h-dvh items-center max-w-form mx-auto px-6">
      {/* The `main` element itself must not have the role `alert`. */}
      <div role="alert" className="grid justify-items-start gap-4">
        <h1 className="text-heading tracking-heading">{t('page.crashed.title')}</h1>
        <p className="text-muted">{t('page.crashed.body')}</p>
        <Button onClick={() => host.navigation.reloadOnRequest()}>{t('page.reload')}</Button>
      </div>
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
    return this.state.hasCrashed ? <CrashMessage /> : this.props.children
  }
}
