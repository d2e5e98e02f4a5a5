import type { ComponentType } from 'react'
import { getThirds } from '../../../api/calls/security.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { failureOf, useFeedback } from '../../../kit/feedback/index.tsx'
import { failedToLoad, useLazyPart } from '../../../kit/lazy.tsx'
import { Loaded } from '../../../kit/server-state/index.ts'
import type { SettingsFrameProps } from '../../../primitives/settings-frame.tsx'
import { SettingsPlaceholder } from '../../../primitives/settings-placeholder.tsx'
import { LinkedAccountList, NoLinkedAccounts } from './third-party-binds-view.tsx'
import type { UnlinkHrefs } from './unbind-confirm.tsx'
import { useThirdPartyBinds } from './use-third-party-binds.ts'

const failure = failureOf(getThirds)
const loadConfirm = () => import('./unbind-confirm.tsx').then(({ UnbindConfirm }) => UnbindConfirm)

export type ThirdPartyBindsFlowProps = UnlinkHrefs & {
  Layout: ComponentType<Pick<SettingsFrameProps, 'title' | 'intro' | 'children'>>
}

/** Lists linked accounts and unlinks them (SCR-12). */
export function ThirdPartyBindsFlow({ Layout, ...hrefs }: ThirdPartyBindsFlowProps) {
  const { t } = useTexts()
  const feedback = useFeedback()
  const { listRef, accounts, question, handleAsk, handleAnswer } = useThirdPartyBinds()
  const { Part: UnbindConfirm } = useLazyPart(loadConfirm, {
    isNeeded: question?.isOpen === true,
    onFailed: () => {
      handleAnswer(false)
      feedback.toast(failedToLoad)
    },
  })
  return (
    <Layout title={t('security.nav.third-party')} intro={t('third-party-binds.intro')}>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
      <div
        ref={listRef}
        // Named, since it gets the focus when the focused row disappears.
        role="group"
        aria-label={t('security.nav.third-party')}
        tabIndex={-1}
        className="outline-none"
      >
        <Loaded
          of={accounts}
          placeholder={<SettingsPlaceholder rows={2} label={t('security.loading')} />}
          failure={failure}
        >
          {(list) => (list.length > 0 ? <LinkedAccountList accounts={list} onAsk={handleAsk} /> : <NoLinkedAccounts />)}
        </Loaded>
      </div>
      {question && UnbindConfirm && <UnbindConfirm {...hrefs} question={question} onAnswer={handleAnswer} />}
    </Layout>
  )
}
