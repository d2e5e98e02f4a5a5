import type { ComponentType } from 'react'
import { getThirds } from '../../../api/calls/security.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { createErrorViewLoader, useFeedback } from '../../../kit/feedback/index.tsx'
import { failedToLoad, useLazyComponent } from '../../../kit/lazy.tsx'
import { Loaded } from '../../../kit/server-state/index.tsx'
import type { SettingsFrameProps } from '../../../primitives/settings-frame.tsx'
import { SettingsPlaceholder } from '../../../primitives/settings-placeholder.tsx'
import { LinkedAccountList, NoLinkedAccounts } from './linked-accounts-view.tsx'
import type { UnlinkHrefs } from './unlink-confirm.tsx'
import { useLinkedAccounts } from './use-linked-accounts.ts'

const loadErrorView = createErrorViewLoader(getThirds)
const loadConfirm = () => import('./unlink-confirm.tsx').then((module) => module.UnlinkConfirm)

export type LinkedAccountsFlowProps = UnlinkHrefs & {
  Layout: ComponentType<Pick<SettingsFrameProps, 'title' | 'intro' | 'children'>>
}

/** Lists the linked accounts and lets the user unlink them (SCR-12). */
export function LinkedAccountsFlow({ Layout, ...hrefs }: LinkedAccountsFlowProps) {
  const { t } = useTranslations()
  const feedback = useFeedback()
  const { listRef, accounts, question, handleUnlink, handleAnswer } = useLinkedAccounts()
  const { Component: UnlinkConfirm } = useLazyComponent(loadConfirm, {
    isNeeded: question?.isOpen === true,
    onLoadFailure: () => {
      handleAnswer(false)
      feedback.toast(failedToLoad)
    },
  })
  return (
    <Layout title={t('security.nav.third-party')} intro={t('linked-accounts.intro')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={listRef}
        // The group needs a name, since it gets focus when the focused row disappears.
        role="group"
        aria-label={t('security.nav.third-party')}
        tabIndex={-1}
        className="outline-none"
      >
        <Loaded
          of={accounts}
          placeholder={<SettingsPlaceholder rows={2} label={t('security.loading')} />}
          loadErrorView={loadErrorView}
        >
          {(list) =>
            list.length ? <LinkedAccountList accounts={list} onUnlink={handleUnlink} /> : <NoLinkedAccounts />
          }
        </Loaded>
      </div>
      {question && UnlinkConfirm && <UnlinkConfirm {...hrefs} question={question} onAnswer={handleAnswer} />}
    </Layout>
  )
}
